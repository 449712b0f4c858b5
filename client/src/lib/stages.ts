/** How far a game was when this browser last looked, in the words it was told in. */

const KEY = 'signoria.stage.'

interface Stage {
  language: string
  text: string
}

export function keepStage(table: string, stage: Stage): void {
  localStorage.setItem(KEY + table, JSON.stringify(stage))
}

export function forgetStage(table: string): void {
  localStorage.removeItem(KEY + table)
}

/** Empty if it is not known, or only in another language. */
export function stageOf(table: string, language: string): string {
  const kept = JSON.parse(localStorage.getItem(KEY + table) ?? '{}') as Partial<Stage>
  return kept.language === language ? (kept.text ?? '') : ''
}
