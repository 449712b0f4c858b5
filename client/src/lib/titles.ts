/** Parts of titles: files in `src/signoria/titles/TITLE`, found by the folder they lie in. */

/** What belongs to a title, of files with the same name in every title's folder. */
export function ofTitle<T>(files: Record<string, T>, title: string): T | undefined {
  return Object.entries(files).find(([path]) => path.includes(`/titles/${title}/`))?.[1]
}

/** The address of a file that a title of another package brings for the browser. */
export const broughtFile = (title: string, name: string) => `/titles/${title}/client/${name}`
