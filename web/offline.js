// Plays without the network after the first visit, and tells of a new version; web/sw.js is the other side.
// The single file has neither: it has no link to a manifest.
'use strict';

const offline = (() => {
  const hour = 3600e3;

  // Whether the files this page was made of are those of the version that waits: a page of the new version,
  // fresh from the network, need not ask.
  async function isOurs(worker) {
    const { port1, port2 } = new MessageChannel();
    const files = await new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data);
      worker.postMessage('files', [port2]);
    });
    const own = [...document.querySelectorAll('script[src], link[rel="stylesheet"]')];
    return own.every((each) => files.includes((each.src ?? each.href).split('/').pop()));
  }

  // `offer(accept)` asks the player, who may accept.
  async function open(offer) {
    if (!navigator.serviceWorker || !document.querySelector('link[rel="manifest"]')) return;
    let accepted = false;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (accepted) location.reload();
    });
    const ask = async (worker) => {
      if (await isOurs(worker)) {
        worker.postMessage('alone');
        return;
      }
      offer(() => {
        accepted = true;
        worker.postMessage('take over');
      });
    };

    let registration;
    try {
      registration = await navigator.serviceWorker.register('sw.js');
    } catch {
      return;  // refused, as in some private windows: then the network is needed, as for any page
    }
    if (registration.waiting) ask(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker.addEventListener('statechange', () => {
        if (worker.state === 'installed' && navigator.serviceWorker.controller) ask(worker);
      });
    });

    const look = () => { if (!document.hidden) registration.update().catch(() => { /* without a network */ }); };
    document.addEventListener('visibilitychange', look);
    setInterval(look, hour);
  }

  return { open };
})();
