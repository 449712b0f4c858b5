/** As much of a browser as the modules under test ask for when they are loaded. */
import { vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en-GB'] })
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  clear: () => kept.clear(),
})
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('Element', class {})
