// The program in parts (web/split.mjs): the house, which a visit begins with; the screens around the table and the pages
// of text mode, which come later; and the games. Each comes when it is needed, or when there is time. The single file's
// program is whole: it has no parts.
'use strict';

const parts = (() => {
  const later = 'later';  // the name of that part: kLaterPart of src/app/app_state.h
  const files = new Map([...document.querySelectorAll('link[rel="part"]')]
    .map(({ title, href, dataset }) => [title, { href, bytes: Number(dataset.bytes) }]));
  const coming = new Map();   // name → a promise of the compiled part
  const joining = new Map();  // name → a promise that it has joined the program
  const compiled = new Map(); // name → the same part, once it has
  const fetched = new Map();  // address → bytes so far
  let house;                  // what the house exports
  let joined;                 // told the name of each part that has joined the program
  let tell = () => {};

  // Told of as it comes: onProgress().
  async function request(address) {
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    count(address, response.clone());
    return response;
  }
  async function count(address, response) {
    let bytes = 0;
    try {
      for (const reader = response.body.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return;
        bytes += value.length;
        fetched.set(address, bytes);
        tell();
      }
    } catch { /* who asked for the file meets the same error and tells of it */ }
  }
  // Some hosts know no wasm, and only what is called so is compiled while it comes.
  const isCalledWasm = (response) => /^application\/wasm\b/.test(response.headers.get('Content-Type'));

  async function instantiateHouse(address, imports) {
    const response = await request(address);
    return isCalledWasm(response) ? WebAssembly.instantiateStreaming(response, imports)
      : WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }

  async function compile(name) {
    const response = await request(files.get(name).href);
    return isCalledWasm(response) ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  }
  // A promise of the compiled part, the same one however often it is asked for; what failed is tried anew.
  function fetchPart(name) {
    if (!coming.has(name)) {
      const part = compile(name);
      part.catch(() => coming.delete(name));
      coming.set(name, part);
    }
    return coming.get(name);
  }

  // Joins a part to the program; also the worker's way to do it, so it uses nothing from around it.
  async function join(house, part) {
    await WebAssembly.instantiate(part, { '': house });
  }
  async function bring(name) {
    const part = await fetchPart(name);
    if (!joining.has(name)) joining.set(name, join(house, part).then(() => {
      compiled.set(name, part);
      joined(name);
    }));
    await joining.get(name);
  }

  return {
    join,
    later,
    names: [...files.keys()],
    games: [...files.keys()].filter((name) => name !== later),
    lacking: () => [...files.keys()].filter((name) => !compiled.has(name)),
    lacks: (name) => files.has(name) && !compiled.has(name),
    instantiateHouse,
    open(exports, listener) { [house, joined] = [exports, listener]; },
    // Resolves when the part has joined the program. Errors: it did not come, or was no part; then it may be asked for
    // again.
    bring,
    fetchPart,
    compiled: (name) => compiled.get(name),
    onProgress(listener) { tell = listener; },
    // Bytes that have come, of the house and of these parts, and how many there are.
    progress(names, address = '', bytes = 0) {
      const addresses = [address, ...names.map((name) => files.get(name).href)];
      return {
        come: addresses.reduce((sum, each) => sum + (fetched.get(each) ?? 0), 0),
        all: bytes + names.reduce((sum, name) => sum + files.get(name).bytes, 0),
      };
    },
  };
})();
