import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { router } from './lib/route.svelte'
import { house } from './lib/server.svelte'
import { followSettings, settings } from './lib/settings.svelte'
import { shellWords } from './lib/words.svelte'

followSettings()
router.start()
void house.enter()
await shellWords.load(settings.language)
mount(App, { target: document.getElementById('app')! })
