/** When the reader's own clocks rest: time zone and holidays, the same at all tables. */
import type { RestInfo } from '../protocol'
import { get, post, request } from '../server.svelte'

class Rest {
  info = $state.raw<RestInfo>()
  #told?: Promise<void>

  /** Whoever plays by post lives somewhere: the browser says where, unless its reader has. */
  tellOnce(): Promise<void> {
    this.#told ??= this.#tell().catch(() => {
      this.#told = undefined
    })
    return this.#told
  }

  async #tell(): Promise<void> {
    await this.load()
    if (!this.info!.zone) await this.move(Intl.DateTimeFormat().resolvedOptions().timeZone)
  }

  async load(): Promise<void> {
    this.info = await get<RestInfo>('/api/me/rest')
  }

  async move(zone: string): Promise<void> {
    this.info = await request<RestInfo>('PUT', '/api/me/zone', { zone })
  }

  async leave(first: string, last: string): Promise<void> {
    this.info = await post<RestInfo>('/api/me/holidays', { first, last })
  }

  async comeBack(id: string): Promise<void> {
    this.info = await request<RestInfo>('DELETE', `/api/me/holidays/${id}`)
  }
}

export const rest = new Rest()
