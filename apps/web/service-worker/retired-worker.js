// Served in the place of the service worker while OFFLINE=off: it removes itself and its caches.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const leave = async () => {
    await self.registration.unregister()
    for (const name of await caches.keys()) await caches.delete(name)
  }
  event.waitUntil(leave())
})
