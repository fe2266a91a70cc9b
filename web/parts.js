// The program in parts (web/split.mjs): the house, which a visit begins with; the screens around the table and the pages
// of text mode, which come later; and the games. Each comes when it is needed, or when there is time. A game is of two
// files, what the first frame of a match needs and the rest: where that frame waits for the game, the rest comes with the
// later part. The single file's program is whole: it has no parts.
'use strict';

const parts = (() => {
  const later = 'later';  // the name of that part: kLaterPart of src/app/app_state.h
  const restOf = (game) => `${game}-${later}`;
  const files = new Map([...document.querySelectorAll('link[rel="part"]')]
    .map(({ title, href, dataset }) => [title, { href, bytes: Number(dataset.bytes) }]));
  const games = [...files.keys()].filter((file) => files.has(restOf(file)));
  const names = files.size ? [later, ...games] : [];
  const first = new Set();    // games that a first frame waits for
  const coming = new Map();   // file → a promise of it, compiled
  const joining = new Map();  // file → a promise that it has joined the program
  const compiled = new Map(); // file → the same, compiled, once it has
  const told = new Set();     // parts of which all has joined it
  const fetched = new Map();  // address → bytes so far
  let house;                  // what the house exports
  let joined;                 // told the name of each part that has joined the program, and codeOf() it
  let tell = () => {};

  function filesOf(name) {
    if (name === later) return [later, ...[...first].map(restOf)];
    return first.has(name) ? [name] : [name, restOf(name)];
  }

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

  async function compile(file) {
    const response = await request(files.get(file).href);
    return isCalledWasm(response) ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer());
  }
  // A promise of the compiled file, the same one however often it is asked for; what failed is tried anew.
  function fetchFile(file) {
    if (!coming.has(file)) {
      const code = compile(file);
      code.catch(() => coming.delete(file));
      coming.set(file, code);
    }
    return coming.get(file);
  }

  // Joins a file to the program; also the worker's way to do it, so it uses nothing from around it.
  async function join(house, code) {
    await WebAssembly.instantiate(code, { '': house });
  }
  async function bringFile(file) {
    const code = await fetchFile(file);
    if (!joining.has(file)) joining.set(file, join(house, code).then(() => { compiled.set(file, code); }));
    await joining.get(file);
  }
  async function bring(name) {
    const its = filesOf(name);
    for (const file of its) fetchFile(file).catch(() => { /* told of below */ });
    for (const file of its) await bringFile(file);
    if (told.has(name)) return;
    told.add(name);
    joined(name, codeOf(name));
  }
  // What of games a part has that has joined the program.
  const codeOf = (name) => filesOf(name).filter((file) => file !== later).map((file) => compiled.get(file));

  return {
    join,
    later,
    names,
    games,
    // From now on a game is what the first frame of a match needs of it, and the rest of it is of the later part.
    first: (game) => first.add(game),
    lacking: () => names.filter((name) => !told.has(name)),
    lacks: (name) => names.includes(name) && !told.has(name),
    instantiateHouse,
    open(exports, listener) { [house, joined] = [exports, listener]; },
    // Resolves when the part has joined the program. Errors: it did not come, or was no part; then it may be asked for
    // again.
    bring,
    fetch: (name) => { for (const file of filesOf(name)) fetchFile(file).catch(() => { /* told of where it is brought */ }); },
    codeOfGames: () => [...told].flatMap(codeOf),
    onProgress(listener) { tell = listener; },
    // Bytes that have come, of the house and of these parts, and how many there are.
    progress(names, address = '', bytes = 0) {
      const its = names.flatMap(filesOf).map((file) => files.get(file));
      return {
        come: [address, ...its.map(({ href }) => href)].reduce((sum, each) => sum + (fetched.get(each) ?? 0), 0),
        all: its.reduce((sum, each) => sum + each.bytes, bytes),
      };
    },
  };
})();
