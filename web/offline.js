// Plays without the network after the first visit, and tells of a new version; web/sw.js is the other side.
// The single file has neither: it has no link to a manifest.
'use strict';

const offline = (() => {
  const hour = 3600e3;

  // The files that a worker keeps.
  function filesOf(worker) {
    const { port1, port2 } = new MessageChannel();
    return new Promise((answer) => {
      port1.onmessage = ({ data }) => answer(data);
      worker.postMessage('files', [port2]);
    });
  }
  // Whether this page was made of them: a page of the new version, fresh from the network, need not ask.
  function isOurs(files) {
    const own = [...document.querySelectorAll('script[src], link[rel="stylesheet"]')];
    return own.every((each) => files.includes((each.src ?? each.href).split('/').pop()));
  }

  // `offer(accept, files)` asks the player, who may accept the version of these files; `failed(tryAgain)` tells that
  // one is there, but did not come whole.
  async function open({ offer, failed }) {
    if (!navigator.serviceWorker || !document.querySelector('link[rel="manifest"]')) return;
    let accepted = false;
    navigator.serviceWorker.addEventListener('controllerchange', async () => {
      if (accepted) {
        location.reload();
        return;
      }
      // Another tab has accepted: the files of this one's version are kept no more.
      const files = await filesOf(navigator.serviceWorker.controller);
      if (!isOurs(files)) offer(() => location.reload(), files);
    });
    const ask = async (worker) => {
      const files = await filesOf(worker);
      if (isOurs(files)) {
        worker.postMessage('alone');
        return;
      }
      offer(() => {
        accepted = true;
        worker.postMessage('take over');
      }, files);
    };

    let registration;
    try {
      registration = await navigator.serviceWorker.register('sw.js');
    } catch {
      return;  // refused, as in some private windows: then the network is needed, as for any page
    }
    const update = () => registration.update().catch(() => { /* without a network */ });
    let told = false;  // it is looked for again and again, and told of once
    const fail = () => {
      if (told) return;
      told = true;
      failed(() => {
        told = false;
        update();
      });
    };
    const follow = (worker) => {
      let whole = false;
      worker.addEventListener('statechange', () => {
        if (!navigator.serviceWorker.controller) return;  // the first visit has nothing to go on with
        if (worker.state === 'installed') {
          whole = true;
          ask(worker);
        } else if (worker.state === 'redundant' && !whole) fail();
      });
    };
    if (registration.waiting) ask(registration.waiting);
    if (registration.installing) follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));

    const look = () => { if (!document.hidden) update(); };
    if (navigator.serviceWorker.controller) look();  // the browser's own look may be over before anybody listened
    document.addEventListener('visibilitychange', look);
    setInterval(look, hour);
  }

  return { open };
})();
