/** What a person has chosen for this browser; kept in local storage. */

export type Theme = 'system' | 'light' | 'dark'
export type Confirm = 'final' | 'always' | 'never'
/** Before which answers the coach speaks up; empty: never chosen yet. */
export type Warnings = '' | 'off' | 'blunders' | 'doubtful'
/** How long results stay; `close`: until the reader closes them. */
export type ResultPace = 'slow' | 'calm' | 'brisk' | 'close'

interface Kept {
  language: string
  theme: Theme
  name: string
  sound: boolean
  volume: number
  notice: boolean
  speed: number
  calm: boolean
  /** What tells the seats apart beside colour is drawn stronger. */
  bold: boolean
  confirm: Confirm
  results: ResultPace
  coach: Warnings
}

const KEY = 'signoria.settings'

/** The first of the browser's languages that is spoken here. */
function firstLanguage(): string {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase())
  return wanted.find((one) => ['en', 'fr', 'it'].includes(one)) ?? 'en'
}

const usual: Kept = {
  language: firstLanguage(),
  theme: 'system',
  name: '',
  sound: false,
  volume: 0.6,
  notice: true,
  speed: 1,
  calm: false,
  bold: false,
  confirm: 'final',
  results: 'calm',
  coach: '',
}

function read(): Kept {
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual
  }
}

export const settings = $state<Kept>(read())

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const calmSystem = matchMedia('(prefers-reduced-motion: reduce)')

/** Nothing moves: by choice here or in the system. */
export function calm(): boolean {
  return settings.calm || calmSystem.matches
}

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'system' && darkSystem.matches)
}

function wear(): void {
  const root = document.documentElement
  root.lang = settings.language
  if (isDark()) root.dataset.theme = 'dark'
  else delete root.dataset.theme
  root.toggleAttribute('data-calm', settings.calm)
  root.toggleAttribute('data-bold', settings.bold)
}

/** Keep the settings and let the page follow them; call once. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEY, JSON.stringify(settings))
      wear()
    })
  })
  darkSystem.addEventListener('change', wear)
}
