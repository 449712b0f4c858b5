/** Files that a server would send as downloads: the house in this browser makes them. */
import { line } from './line'

export async function save(event: MouseEvent, path: string): Promise<void> {
  event.preventDefault()
  const answer = await line.fetch(path)
  if (!answer.ok) return
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'signoria.txt'
  saveAs(await answer.blob(), name)
}

export function saveAs(content: Blob, name: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
