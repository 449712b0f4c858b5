/** Days and moments in the reader's language. */
import { placeOf } from '../../lib/post/clock'
import { settings } from '../../lib/settings.svelte'

export const day = (at: number): string =>
  new Date(at).toLocaleDateString(placeOf(settings.language), { dateStyle: 'medium' })

export const moment = (at: number): string =>
  new Date(at).toLocaleString(placeOf(settings.language), { dateStyle: 'medium', timeStyle: 'short' })
