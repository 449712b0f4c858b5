/** How the reader is called back: this browser's notices, letters, quiet hours, the calendar. */
import type { CalendarAddress, NoticeInfo, NoticeWish } from './protocol'
import { get, post, Refused, request } from './server.svelte'

const PATH = '/api/notices'
const WORKER = '/service-worker.js'

export type Browser = 'unsupported' | 'blocked' | 'free'

/** Whether this browser can be called. */
function browserNow(): Browser {
  const able = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!able) return 'unsupported'
  return Notification.permission === 'denied' ? 'blocked' : 'free'
}

async function digest(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function subscription(): Promise<PushSubscription | undefined> {
  if (browserNow() !== 'free' || Notification.permission !== 'granted') return undefined
  const worker = await navigator.serviceWorker.getRegistration('/')
  return (await worker?.pushManager.getSubscription()) ?? undefined
}

class Called {
  info = $state.raw<NoticeInfo>()
  browser = $state<Browser>('free')

  async load(): Promise<void> {
    this.browser = browserNow()
    const kept = await subscription()
    this.info = await get<NoticeInfo>(kept ? `${PATH}?browser=${await digest(kept.endpoint)}` : PATH)
  }

  /** Call this browser about these things; about nothing, and it is forgotten. */
  async setBrowser(kinds: string[]): Promise<void> {
    if (kinds.length) await this.#keep(kinds)
    else await this.leave()
    await this.load()
  }

  async #keep(kinds: string[]): Promise<void> {
    const { endpoint, keys } = (await this.#subscribed()).toJSON()
    await request('PUT', `${PATH}/browser`, { address: endpoint, key: keys?.p256dh, auth: keys?.auth, kinds })
  }

  async #subscribed(): Promise<PushSubscription> {
    if ((await Notification.requestPermission()) !== 'granted') {
      this.browser = browserNow()
      throw new Refused({ key: 'notices-blocked', detail: '' }, 0)
    }
    await navigator.serviceWorker.register(WORKER)
    const worker = await navigator.serviceWorker.ready
    const wanted = { userVisibleOnly: true, applicationServerKey: this.info?.key }
    try {
      return (await worker.pushManager.getSubscription()) ?? (await worker.pushManager.subscribe(wanted))
    } catch {
      throw new Refused({ key: 'notices-impossible', detail: '' }, 0)
    }
  }

  /** This browser is called no more. */
  async leave(): Promise<void> {
    const kept = await subscription()
    if (!kept) return
    await post(`${PATH}/browser/forget`, { address: kept.endpoint })
    await kept.unsubscribe()
  }

  async change(wish: Partial<NoticeWish>): Promise<void> {
    const { mail, quiet_from, quiet_to } = this.info!
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await request('PUT', PATH, { mail, quiet_from, quiet_to, zone, ...wish })
    await this.load()
  }

  async newCalendar(): Promise<string> {
    const { path } = await post<CalendarAddress>(`${PATH}/calendar`)
    await this.load()
    return new URL(path, location.href).href
  }

  async noCalendar(): Promise<void> {
    await request('DELETE', `${PATH}/calendar`)
    await this.load()
  }
}

export const called = new Called()
