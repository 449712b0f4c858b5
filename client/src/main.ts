import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { followCalls } from './lib/calls.svelte'
import { router } from './lib/route.svelte'
import { house } from './lib/server.svelte'
import { followSettings, settings } from './lib/settings.svelte'
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
void house.enter()
await shellWords.load(settings.language)
mount(App, { target: document.getElementById('app')! })
