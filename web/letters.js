// The letters of all languages but English, of all faces: what a first visit does without. The single file carries
// them as a data: address.
'use strict';

const letters = (() => {
  const file = 'letters.outlines';
  let coming = null;

  async function load() {
    if (file.startsWith('data:')) return Uint8Array.from(atob(file.split(',')[1]), (letter) => letter.charCodeAt(0));
    const response = await fetch(file, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (String.fromCharCode(...bytes.slice(0, 4)) !== 'outl') throw new Error(`${file} has no letters.`);
    return bytes;
  }

  // A promise of the bytes, the same one however often it is asked for; what failed is tried anew.
  function fetched() {
    if (!coming) {
      coming = load();
      coming.catch(() => { coming = null; });
    }
    return coming;
  }

  return { fetched };
})();
