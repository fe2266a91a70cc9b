// The letters of all languages but English: what a first visit does without. A file for each face of
// src/table/table.h; the single file carries them as data: addresses.
'use strict';

const letters = (() => {
  const faces = [
    { family: 'Alegreya Sans', weight: '400', file: 'alegreya-sans-400-more.ttf' },
    { family: 'Alegreya Sans', weight: '700', file: 'alegreya-sans-700-more.ttf' },
    { family: 'Alegreya', weight: '700', file: 'alegreya-700-more.ttf' },
  ];
  let coming = null;

  async function load(file) {
    if (file.startsWith('data:')) return Uint8Array.from(atob(file.split(',')[1]), (letter) => letter.charCodeAt(0));
    const response = await fetch(file, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (String(bytes.slice(0, 4)) !== '0,1,0,0') throw new Error(`${file} is no font.`);
    return bytes;
  }

  // A promise of the faces with their `bytes`, the same one however often it is asked for; what failed is tried
  // anew.
  function all() {
    if (!coming) {
      coming = Promise.all(faces.map(async (face) => ({ ...face, bytes: await load(face.file) })));
      coming.catch(() => { coming = null; });
    }
    return coming;
  }

  return { all };
})();
