// The service worker: keeps this version's files, so that Meadhall plays without the network. It knows
// nothing of saves. web/assemble.mjs fills in the version and the files; all but the page itself and the
// manifest have their content's hash in the name, so that what is kept under a name is always right.
'use strict';

const ours = 'meadhall ';  // other pages of this origin may have caches too
const cacheName = `${ours}${registration.scope} __VERSION__`;
const files = __FILES__;
const isHashed = (name) => /\.[0-9a-f]{10}\.\w+$/.test(name);
const patience = 4000;  // milliseconds to wait for the network's page while there is one at hand

async function install() {
  const cache = await caches.open(cacheName);
  await Promise.all(files.map(async (name) => {
    const kept = isHashed(name) && await caches.match(name);
    if (kept) return cache.put(name, kept);
    return cache.add(isHashed(name) ? name : new Request(name, { cache: 'reload' }));
  }));
}

// Of this page's caches; a Meadhall in another folder of the origin has its own.
async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${ours}${registration.scope} `) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

async function page(request) {
  const kept = await caches.match('index.html', { cacheName });
  try {
    const signal = kept && AbortSignal.timeout?.(patience);
    const fresh = await fetch(request, { cache: 'no-cache', signal });
    return fresh.ok || !kept ? fresh : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
// 'take over': the player agrees. 'alone': the page runs this version already; then nobody needs the old one,
// unless it runs in another tab.
addEventListener('message', async ({ data, ports }) => {
  if (data === 'files') ports[0].postMessage(files);
  const everybody = data === 'alone' && await clients.matchAll({ includeUncontrolled: true });
  if (data === 'take over' || everybody.length === 1) skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { href } = new URL('./', location);
  const name = request.url.startsWith(href) ? request.url.slice(href.length).split(/[?#]/)[0] : null;
  if (request.method !== 'GET' || name === null) return;
  if (name === '' || name === 'index.html') event.respondWith(page(request));
  else if (files.includes(name)) {
    event.respondWith(caches.match(name, { cacheName }).then((kept) => kept ?? fetch(request)));
  }
});
