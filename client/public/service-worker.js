// The one service worker of this site: it shows what the server pushes, and where the site stands alone (files.json
// lists all of it) it keeps every file, so that the next start needs no network. Of a server it keeps nothing.
self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {}
  const about = { body: told.body, tag: told.tag, lang: told.language, icon: '/favicon.svg', data: { url: told.url } }
  event.waitUntil(self.registration.showNotification(told.title || 'Signoria', about))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data?.url || '/', self.location.origin)))
})

async function open(url) {
  if (url.origin !== self.location.origin) return
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}

const SCOPE = self.registration.scope
const ALONE = new URL(self.location.href).searchParams.has('alone') // no server: the page says so
const PREFIX = `signoria ${new URL(SCOPE).pathname} `
const LIST = new URL('files.json', SCOPE).href
const PAGE = new URL('index.html', SCOPE).href

// A newer site is fetched beside the one in use, and takes its place when no page of it is open any more.
self.addEventListener('install', (event) => event.waitUntil(fetchAll()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function fetchAll() {
  if (!ALONE) return // of a server, which has pages for those who are connected
  const answer = await fetch(LIST, { cache: 'no-store' })
  if (!answer.ok) throw new Error(`${LIST}: ${answer.status}`)
  const list = await answer.clone().json()
  const before = await newest()
  const known = (before && (await before.match(LIST).then((kept) => kept?.json()))?.files) || {}
  const cache = await caches.open(PREFIX + list.mark)
  for (const [name, mark] of Object.entries(list.files)) {
    const url = new URL(name, SCOPE).href
    const kept = known[name] === mark ? await before.match(url) : undefined
    const file = kept ?? (await fetch(url, { cache: 'no-cache' }))
    if (!file.ok) throw new Error(`${url}: ${file.status}`)
    await cache.put(url, file)
  }
  await cache.put(LIST, answer) // last: a cache with a list is whole
}

/** The site in use: the newest that is whole, and before the first change of place the only one. */
async function newest() {
  for (const name of (await caches.keys()).reverse()) {
    if (!name.startsWith(PREFIX)) continue
    const cache = await caches.open(name)
    if (await cache.match(LIST)) return cache
  }
  return undefined
}

async function takeOver() {
  const keep = await newest()
  const mark = keep && (await (await keep.match(LIST)).json()).mark
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== PREFIX + mark) await caches.delete(name)
  }
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(SCOPE)) return
  if (ALONE) event.respondWith(fromHere(request, url))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(practice))
})

/** The server is not reached: its site without a server, if that is kept. */
async function practice() {
  const place = new URL('here/', SCOPE)
  const kept = (await caches.keys()).some((name) => name.startsWith(`signoria ${place.pathname} `))
  return kept ? Response.redirect(place.href) : Response.error()
}

let using

async function fromHere(request, url) {
  using ??= oldest()
  const cache = await using
  if (!cache) {
    using = undefined
    return fetch(request)
  }
  const place = url.origin + url.pathname // an address of ours stands behind the #, and is a part of a navigation's url
  const kept = await cache.match(place === SCOPE ? PAGE : place)
  return kept ?? fetch(request)
}

/** Pages go on with the files they began with, though a newer site waits. */
async function oldest() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX)) continue
    const cache = await caches.open(name)
    if (await cache.match(LIST)) return cache
  }
  return undefined
}
