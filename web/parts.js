// The program in parts (web/split.mjs): the house, which a visit begins with, and the games, each of which comes when
// it is needed, or when there is time. The single file's program is whole: it has no parts.
'use strict';

const parts = (() => {
  const files = new Map([...document.querySelectorAll('link[rel="part"]')]
    .map(({ title, href, dataset }) => [title, { href, bytes: Number(dataset.bytes) }]));
  const coming = new Map();   // name → a promise of the compiled game
  const joining = new Map();  // name → a promise that it is part of the program
  const compiled = new Map(); // name → the same game, once it is
  const fetched = new Map();  // address → bytes so far
  let house;                  // what the house exports
  let joined;                 // told the name of each game that is part of the program now, and the game
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
  // A promise of the compiled game, the same one however often it is asked for; what failed is tried anew.
  function fetchGame(name) {
    if (!coming.has(name)) {
      const game = compile(name);
      game.catch(() => coming.delete(name));
      coming.set(name, game);
    }
    return coming.get(name);
  }

  // Makes a game part of the program; also the worker's way to do it, so it uses nothing from around it.
  async function join(house, game) {
    await WebAssembly.instantiate(game, { '': house });
  }
  async function bring(name) {
    const game = await fetchGame(name);
    if (!joining.has(name)) joining.set(name, join(house, game).then(() => {
      compiled.set(name, game);
      joined(name, game);
    }));
    await joining.get(name);
  }

  return {
    join,
    names: [...files.keys()],
    lacking: () => [...files.keys()].filter((name) => !compiled.has(name)),
    instantiateHouse,
    open(exports, listener) { [house, joined] = [exports, listener]; },
    // Resolves when the game can be played. Errors: it did not come, or was no game; then it may be asked for again.
    bring,
    fetchGame,
    compiled: () => [...compiled.values()],
    onProgress(listener) { tell = listener; },
    // Bytes that have come, of the house and of these games, and how many there are.
    progress(games, address = '', bytes = 0) {
      const addresses = [address, ...games.map((name) => files.get(name).href)];
      return {
        come: addresses.reduce((sum, each) => sum + (fetched.get(each) ?? 0), 0),
        all: bytes + games.reduce((sum, name) => sum + files.get(name).bytes, 0),
      };
    },
  };
})();
