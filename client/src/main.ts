import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { followCalls } from './lib/calls.svelte'
import { line } from './lib/line'
import { alone } from './lib/place'
import { router } from './lib/route.svelte'
import { house } from './lib/server.svelte'
import { followSettings, settings } from './lib/settings.svelte'
import { followOthers } from './lib/together.svelte'
import { shellWords } from './lib/words.svelte'
import { allowZoom } from './lib/zoom'

/** A newer client was installed while this page was open: its parts have other names now. */
addEventListener('vite:preloadError', (event) => {
  const last = Number(sessionStorage.getItem('signoria.renewed') ?? 0)
  if (Date.now() - last < 20_000) return
  sessionStorage.setItem('signoria.renewed', String(Date.now()))
  event.preventDefault()
  location.reload()
})

allowZoom()
followSettings()
router.start()
followCalls()
if (!alone) followOthers()
void house.enter()
await shellWords.load(settings.language)
// where the house is in this browser, for programs in the page and its console: requests and tables, as the protocol describes them
if (alone) Object.assign(globalThis, { signoria: { fetch: line.fetch.bind(line), open: line.open.bind(line) } })
mount(App, { target: document.getElementById('app')! })
