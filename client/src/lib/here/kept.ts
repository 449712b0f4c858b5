/** The one thing that is kept: the database of the house, as a whole, in IndexedDB. */

const STORE = 'house'
const KEY = 'tables'

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no storage'))
  })
}

export class Kept {
  readonly #database: IDBDatabase

  private constructor(database: IDBDatabase) {
    this.#database = database
  }

  static async open(name: string): Promise<Kept> {
    const request = indexedDB.open(`signoria ${name}`, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    return new Kept(await done(request))
  }

  async read(): Promise<Uint8Array | undefined> {
    return done(this.#database.transaction(STORE).objectStore(STORE).get(KEY)) as Promise<Uint8Array | undefined>
  }

  /** It is there once this is over, though the page may be closed right after. */
  write(data: Uint8Array): Promise<void> {
    const change = this.#database.transaction(STORE, 'readwrite', { durability: 'relaxed' })
    change.objectStore(STORE).put(data, KEY)
    return new Promise((resolve, reject) => {
      change.oncomplete = () => resolve()
      change.onerror = change.onabort = () => reject(change.error ?? new Error('no storage'))
    })
  }
}
