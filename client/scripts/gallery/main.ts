/** Shows one position of a recorded game with the title's own board, without a server. */
import { mount } from 'svelte'
import '../../src/app.css'
import { settings } from '../../src/lib/settings.svelte'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
settings.language = asked.get('lang') ?? 'en'
if (asked.has('dark')) document.documentElement.dataset.theme = 'dark'
const table = await (await fetch(asked.get('positions') ?? '')).json()
const at = Number(asked.get('at') ?? 0)
mount(Gallery, {
  target: document.body,
  props: { table, at: at < 0 ? table.positions.length + at : at, phone: innerWidth < 860 },
})
