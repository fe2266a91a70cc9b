// The service worker: keeps this version's files, so that Meadhall plays without the network. It knows
// nothing of saves. web/assemble.mjs fills in the version and the files with their digests: hosts answer with
// old files, halves of two versions and pages of their own, and nothing is kept that was not compared.
'use strict';

const ours = 'meadhall ';  // other pages of this origin may have caches too
const cacheName = `${ours}${registration.scope} __VERSION__`;
const files = __FILES__;  // name → SHA-256 in hex
const hashInName = (name) => name.match(/\.([0-9a-f]{10})\.\w+$/)?.[1];
const patience = 4000;  // milliseconds to wait for the network's page while there is one at hand

async function isRight(response, hash) {
  if (!response?.ok) return false;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('').startsWith(hash);
}

// A file as it has to be: as it is kept, or as it comes, or as it comes past the browser's own cache.
async function fetchRight(name, hash, signal) {
  const ways = [() => caches.match(name), () => fetch(name, { signal }), () => fetch(name, { signal, cache: 'reload' })];
  for (const way of hashInName(name) ? ways : ways.slice(2)) {
    const found = await way();
    if (!await isRight(found, hash)) continue;
    // What a host has led elsewhere is refused for a page later on.
    return found.redirected ? new Response(await found.blob(), { headers: found.headers }) : found;
  }
  throw new Error(`${name} is not the file of this version.`);
}

// All files or none.
async function install() {
  const found = await Promise.all(Object.entries(files).map(async ([name, hash]) => [name, await fetchRight(name, hash)]));
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(found.map(([name, response]) => cache.put(name, response)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

// Of this page's caches; a Meadhall in another folder of the origin has its own.
async function forgetOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${ours}${registration.scope} `) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

// The network's page, if it is one and all that it and its scripts name can be had: a host may have only half of a version.
async function page(request) {
  const kept = await caches.match('index.html', { cacheName });
  if (!kept) return fetch(request);
  try {
    const signal = AbortSignal.timeout?.(patience);
    const fresh = await fetch(request, { cache: 'no-cache', signal });
    if (!fresh.ok) return kept;
    await bring(await fresh.clone().text(), signal);
    return fresh;
  } catch {
    return kept;
  }
}
async function bring(page, signal) {
  const cache = await caches.open(cacheName);
  const seen = new Set();
  const bringNamed = (text) => Promise.all([...new Set(text.match(/[\w-]+\.[0-9a-f]{10}\.(?!png)\w+/g))].map(async (name) => {
    if (files[name] || seen.has(name)) return;
    seen.add(name);
    if (!await cache.match(name)) await cache.put(name, await fetchRight(name, hashInName(name), signal));
    if (name.endsWith('.js')) await bringNamed(await (await cache.match(name)).text());
  }));
  const named = await bringNamed(page);
  if (!named.length) throw new Error('That is another page.');
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
// 'take over': the player agrees. 'alone': the page runs this version already; then nobody needs the old one,
// unless it runs in another tab.
addEventListener('message', async ({ data, ports }) => {
  if (data === 'files') ports[0].postMessage(Object.keys(files));
  const everybody = data === 'alone' && await clients.matchAll({ includeUncontrolled: true });
  if (data === 'take over' || everybody.length === 1) skipWaiting();
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { href } = new URL('./', location);
  const name = request.url.startsWith(href) ? request.url.slice(href.length).split(/[?#]/)[0] : null;
  if (request.method !== 'GET' || name === null) return;
  if (name === '' || name === 'index.html') event.respondWith(page(request));
  else if (files[name] || hashInName(name)) {
    event.respondWith(caches.match(name, { cacheName }).then((kept) => kept ?? fetch(request)));
  }
});
