// The one service worker of this site: it shows what the server pushes, and opens the table when that is touched.
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
