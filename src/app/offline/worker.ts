/**
 * The service worker: keeps one build of the page on this device and answers with it, so that the page opens without a
 * network. A newer build waits until the page says `go`.
 */

/** Filled in by the build: its name, and its files relative to the page. */
declare const __FILES__: { readonly name: string; readonly all: readonly string[] }

/** The parts of a service worker used here; the DOM library doesn’t know them. */
interface Lasting extends Event {
  waitUntil(task: Promise<unknown>): void
}
interface Fetching extends Event {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
declare const registration: ServiceWorkerRegistration
declare const clients: { claim(): Promise<void> }
declare function skipWaiting(): Promise<void>
declare function addEventListener(type: 'install' | 'activate', then: (event: Lasting) => void): void
declare function addEventListener(type: 'fetch', then: (event: Fetching) => void): void
declare function addEventListener(type: 'message', then: (event: MessageEvent) => void): void

/** Pages at other paths of this origin have caches of their own. */
const prefix = `narrow-gauge ${registration.scope} `
const page = registration.scope
const build = __FILES__
const cacheName = prefix + build.name

addEventListener('install', (event) => event.waitUntil(keep()))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('message', ({ data }) => {
  if (data === 'go') void skipWaiting()
})
addEventListener('fetch', (event) => {
  const file = fileOf(event.request)
  if (file !== undefined) event.respondWith(answer(event.request, file))
})

/** One file after another, so that a match being loaded comes first. */
async function keep(): Promise<void> {
  const cache = await caches.open(cacheName)
  for (const file of build.all) {
    const url = new URL(file, page)
    // The names of all others change with their content.
    await cache.add(new Request(url, url.href === page ? { cache: 'no-cache' } : {}))
  }
}

async function takeOver(): Promise<void> {
  const others = (await caches.keys()).filter((one) => one.startsWith(prefix) && one !== cacheName)
  await Promise.all(others.map((one) => caches.delete(one)))
  await clients.claim()
}

/** Where in the cache the answer to a request would be; undefined for what is never kept. */
function fileOf({ method, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  const path = (origin + pathname).replace(/index\.html$/, '')
  const isKept = path === page || path.startsWith(`${page}assets/`)
  return method === 'GET' && isKept ? path : undefined
}

/** From the cache; else from the network, and kept for the next time. */
async function answer(request: Request, file: string): Promise<Response> {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(file, { ignoreVary: true })
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok && file !== page) await cache.put(file, fetched.clone())
  return fetched
}
