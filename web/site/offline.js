// Answers for the whole folder without a network. What it holds is fetched once for each version of the site; a
// new version is fetched beside the old one, and takes its place when no page of the old one is open any more.
const VERSION = '%VERSION%'
const FILES = ['%FILES%']
const NAME = `bedesten ${self.registration.scope} `

/** All texts of the folder lie in one file, packed: name, kind and content of each. */
async function texts() {
    const packed = (await fetch('./texts.json.bin')).body.pipeThrough(new DecompressionStream('gzip'))
    return Object.entries(await new Response(packed).json())
}

async function fill() {
    const cache = await caches.open(NAME + VERSION)
    const put = ([name, [kind, content]]) =>
        cache.put(
            `./${name}`,
            new Response(content, { headers: { 'content-type': `${kind}; charset=utf-8` } }),
        )
    await Promise.all([cache.addAll(FILES.map((file) => `./${file}`)), ...(await texts()).map(put)])
}

addEventListener('install', (event) => event.waitUntil(fill()))

async function tidy() {
    const names = await caches.keys()
    await Promise.all(
        names
            .filter((name) => name.startsWith(NAME) && name !== NAME + VERSION)
            .map((name) => caches.delete(name)),
    )
    await clients.claim()
}

addEventListener('activate', (event) => event.waitUntil(tidy()))

let opened

/** By its whole address: a browser that is to ignore what follows a question mark looks through all files. */
async function answer(request) {
    const cache = await (opened ??= caches.open(NAME + VERSION))
    const wanted = request.mode === 'navigate' ? './' : request.url.replace(/[?#].*/, '')
    return (await cache.match(wanted)) ?? fetch(request)
}

addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method === 'GET' && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request))
})
