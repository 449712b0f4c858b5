/** As much of a browser as the modules under test ask for when they are loaded. */
import { vi } from 'vitest'

vi.stubGlobal('navigator', { languages: ['en-GB'] })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
vi.stubGlobal('Element', class {})
