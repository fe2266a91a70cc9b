// Takes the program apart, so that a visit fetches what it needs first:
//   node split.mjs WASM_SPLIT PROGRAM OUT_DIR GAME…
// PROGRAM is the linked .wasm with the names of its functions, beside it of the same name the linker's map and what
// the optimiser made of the whole program, one object file (.lto.o). Into OUT_DIR go meadhall.wasm, which is the
// house; later.wasm, what of the house the first frame of a match does without; and GAME.wasm for each game: its rules,
// bots, table and teaching, code and data. All but the first are to be instantiated with the exports of the house as
// the module "house". A part fills its places in the house's table of functions and in its memory; until then who
// calls it traps.
//
// Of a game the house has: what it calls by name or refers to; what those call, and the data these refer to. That is
// the record in each registry, by which the hall knows a game. What a record points at (functions of the rules, the
// table, a book) comes with the game.
//
// Later comes what only records with "kLater" in their names lead to.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bodies, callsOf, names, pieces, pointedAt, readMap, section, sections, unsigned, withNames } from './wasm.mjs';
import { readObject } from './objects.mjs';
import { inSimilarOrder } from './similar.mjs';

const [wasmSplit, program, outDir, ...games] = process.argv.slice(2);
const house = 'meadhall';
const later = 'later';
const laterOf = (part) => (part === house ? later : `${part}-${later}`);
const laterRecord = /kLater/;
const early = [/draw_door_picture/];  // what the hall draws of a game, by its address alone
const smallRecord = 200;  // bytes: of what there is to learn a game by the house has records, not what they list

// --- Whose is what

// The game a name is of: the only one it speaks of (that of its namespace, or a template made for its State).
const mentioned = new RegExp(`(?<![a-z])(${games.join('|')})(?![a-z])`, 'g');
function gameOf(name) {
  const found = new Set([...name.matchAll(mentioned)].map(([game]) => game));
  return found.size === 1 ? [...found][0] : undefined;
}

// Node: { name, kind, teaching, part, refers: [{ how, to: Node }] }
const nodes = new Map();
for (const { name, kind, refers } of readObject(readFileSync(`${program}.lto.o`))) {
  nodes.set(name, { name, kind, teaching: /_teaching/.test(name), refers });
}
for (const node of nodes.values()) {
  node.refers = node.refers.map(({ how, name }) => ({ how, to: nodes.get(name) })).filter(({ to }) => to);
}

const linked = readMap(readFileSync(program.replace(/\.wasm$/, '.map'), 'utf8'));
// What came with a library already compiled may be called the same (.L.str).
const nodeOf = ({ file, name }) => (file === 'lto.tmp' ? nodes.get(name.replace(/^\.(ro)?data\./, '')) : undefined);
const sizeOf = new Map(linked.map((each) => [nodeOf(each), each.size]));
const isSmall = (node) => (sizeOf.get(node) ?? 0) <= smallRecord;
// What there is to learn a game by is known by small records: what they list and point at is nobody's but theirs.
const isListed = (node, { how, to }) => node.teaching && (how === 'points' || !isSmall(to));

// What speaks of no game is of those who refer to it; what several need, as the functions of containers that more
// than one game uses, is the house's.
{
  const wantedBy = new Map([...nodes.values()].map((node) => [node, new Set()]));
  const queue = [];
  const want = (node, part) => {
    if (node.part || wantedBy.get(node).has(part)) return;
    wantedBy.get(node).add(part);
    queue.push([node, part]);
  };
  const referred = new Set([...nodes.values()].flatMap(({ refers }) => refers.map(({ to }) => to)));
  for (const node of nodes.values()) node.part = gameOf(node.name);
  for (const node of nodes.values()) {
    if (node.part) for (const { to } of node.refers) want(to, node.part);
    else if (!referred.has(node)) want(node, house);
  }
  for (const [node, part] of queue) for (const { to } of node.refers) want(to, part);
  for (const [node, parts] of wantedBy) node.part ??= parts.size === 1 ? [...parts][0] : house;
  const needed = new Set([...nodes.values()].filter((node) => !referred.has(node)));
  for (const node of needed) {
    if (laterRecord.test(node.name)) continue;
    for (const each of node.refers) if (!isListed(node, each)) needed.add(each.to);
  }
  for (const node of nodes.values()) if (!needed.has(node)) node.part = laterOf(node.part);
}
// A game before what is later of it, which may call it.
const parts = [later, ...games.flatMap((game) => [game, laterOf(game)])];
const comesLater = (part) => part.endsWith(later);

// Of equal data the optimiser makes one, so that a game may have what another one refers to.
for (const { part, refers } of nodes.values()) {
  if (part === house) continue;
  for (const { how, to } of refers) if (how === 'data' && to.part !== part && laterOf(to.part) !== part) to.part = house;
}
{
  const queue = [...nodes.values()].filter(({ part }) => part === house || part === later);
  for (const node of nodes.values()) {
    if (node.part === house || !early.some((pattern) => pattern.test(node.name))) continue;
    node.whole = true;  // with all that it may call
    queue.unshift(node);
  }
  for (const node of queue) node.front = !comesLater(node.part);
  for (const node of queue) {
    for (const each of node.refers) {
      const { how, to } = each;
      if (to.front || comesLater(to.part)) continue;
      const records = how === 'points' || isListed(node, each);
      if (records && !node.whole) continue;
      to.front = true;
      to.whole = node.whole;
      queue.push(to);
    }
  }
}
const partOf = (node) => (!node || node.front ? house : node.part);

// --- Functions

const features = ['reference-types', 'bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals', 'multivalue']
  .map((each) => `--enable-${each}`);
rmSync(outDir, { recursive: true, force: true });
mkdirSync(outDir, { recursive: true });
const optimise = (from, to, ...passes) => {
  execFileSync(join(dirname(wasmSplit), 'wasm-opt'), [...features, '-g', ...passes, from, '-o', to], { stdio: 'inherit' });
  return readFileSync(to);
};
// The linker's optimiser leaves variables that could be one, and numbers them in no order once they are: 2 kB.
const working = join(outDir, 'working.wasm');
const whole = optimise(program, working, '--coalesce-locals', '--reorder-locals');
const partsOfName = new Map();
for (const node of nodes.values()) {
  if (node.kind === 'function') partsOfName.set(node.name, new Set([...partsOfName.get(node.name) ?? [], partOf(node)]));
}
const named = names(whole);
const all = bodies(whole);
const placeOf = new Map();  // index → part
for (const { index } of all) {
  // Binaryen puts numbers behind names that were there already.
  const name = named.get(index);
  const parts = partsOfName.get(name) ?? partsOfName.get(name?.replace(/_\d+$/, ''));
  placeOf.set(index, parts?.size === 1 ? [...parts][0] : house);
}

// Binaryen makes one function of several that do the same, and that has the name of any of them. So what a game is
// called for by others is the house's after all; and what has the address of several, or of one that nobody asked
// for the address of.
{
  const pointed = new Set([...nodes.values()].flatMap(({ refers }) => refers.filter(({ how }) => how === 'points')
    .map(({ to }) => to.name)));
  const slots = new Map();
  for (const index of pointedAt(whole)) slots.set(index, (slots.get(index) ?? 0) + 1);
  const shared = (index) => slots.get(index) > 1 || (slots.has(index) && !pointed.has(named.get(index)?.replace(/_\d+$/, '')) && !pointed.has(named.get(index)));
  for (const { index } of all) if (shared(index)) placeOf.set(index, house);
  const called = new Map(all.map((body) => [body.index, callsOf(whole, body)]));
  for (let moved = true; moved;) {
    moved = false;
    for (const [index, part] of placeOf) {
      for (const other of called.get(index)) {
        const its = placeOf.get(other) ?? house;
        if (its === house || its === part || laterOf(its) === part) continue;
        placeOf.set(other, its === laterOf(part) ? part : house);
        moved = true;
      }
    }
  }
}
const functionsOf = new Map([house, ...parts].map((part) => [part, []]));  // part → indices
for (const [index, part] of placeOf) functionsOf.get(part).push(index);
const listed = (nameOf, its) => its.map((part) => [part, ...functionsOf.get(part).map(nameOf), ''].join('\n')).join('\n');
writeFileSync(join(outDir, 'parts.txt'), listed((index) => named.get(index), parts));

// Functions that are alike pack better side by side: 7 kB. Binaryen orders them by their names, so for a while each is
// called by its place.
const bodyOf = new Map(all.map(({ index, from, to }) => [index, whole.subarray(from, to)]));
for (const [part, indices] of functionsOf) {
  functionsOf.set(part, inSimilarOrder(indices.map((index) => bodyOf.get(index))).map((i) => indices[i]));
}
const callings = new Map([...functionsOf.values()].flat().map((index, place) => [index, String(place).padStart(6, '0')]));
writeFileSync(working, withNames(whole, callings));
optimise(working, working, '--reorder-functions-by-name');
const list = join(outDir, 'manifest.txt');
writeFileSync(list, listed((index) => callings.get(index), parts));
execFileSync(wasmSplit, ['--multi-split', ...features, working, '--manifest', list, `--out-prefix=${outDir}/`,
  '-o', join(outDir, `${house}.wasm`)], { stdio: 'inherit' });
rmSync(working);
rmSync(list);
for (const part of parts) if (!existsSync(join(outDir, `${part}.wasm`))) throw new Error(`There is nothing of ${part}.`);

// --- Data

// [{ address, size, part }]: what lies where, in order; what is written at, or of nobody we know, is the house's.
const places = linked.filter(({ section, address }) => section === '.rodata' && address > 0)
  .map((each) => ({ address: each.address, size: each.size, part: partOf(nodeOf(each)) }))
  .sort((a, b) => a.address - b.address);

// The bytes of a piece by whose they are: { house: [{ address, bytes }], … }. Holes between two of the same part are
// filled, since the piece has their bytes anyway.
function sliced({ address, bytes }) {
  const end = address + bytes.length;
  const within = places.filter((place) => place.address < end && place.address + place.size > address);
  const found = [];
  let at = address;
  const add = (part, to) => {
    if (to <= at) return;
    if (found.at(-1)?.part === part) found.at(-1).to = to;
    else found.push({ part, from: at, to });
    at = to;
  };
  for (const place of within) {
    const from = Math.max(place.address, at);
    add(found.at(-1)?.part ?? house, from);
    add(place.part, Math.min(place.address + place.size, end));
  }
  add(found.at(-1)?.part ?? house, end);
  return found.map(({ part, from, to }) => ({ part, address: from, bytes: bytes.subarray(from - address, to - address) }));
}

// Binaryen cuts zeros out, and leaves a header of half a dozen bytes in their place, which packs worse than they do.
// Where nothing lies between and nothing is ever written they may lie there again.
const mostZeros = 200;
const readOnly = places.at(-1).address + places.at(-1).size;
function joined(part, slices) {
  const found = [];
  for (const [i, slice] of slices.entries()) {
    if (slice.part !== part) continue;
    const last = found.at(-1);
    const gap = last && slices[i - 1].part === part ? slice.address - last.address - last.bytes.length : Infinity;
    if (gap <= mostZeros && slice.address < readOnly) last.bytes = Buffer.concat([last.bytes, Buffer.alloc(gap), slice.bytes]);
    else found.push({ ...slice });
  }
  return found;
}

const signed = (value) => {
  const bytes = [];
  for (;;) {
    const byte = value & 127;
    value >>= 7;
    const last = (value === 0 && !(byte & 64)) || (value === -1 && byte & 64);
    bytes.push(last ? byte : byte | 128);
    if (last) return bytes;
  }
};
const dataSection = (of) => section(11, Buffer.concat([Buffer.from(unsigned(of.length)),
  ...of.map(({ address, bytes }) => Buffer.concat([Buffer.from([0, 0x41, ...signed(address | 0), 0x0b, ...unsigned(bytes.length)]), bytes]))]));

// The module with other data, and without what is not for machines.
function withData(module, of) {
  const kept = [module.subarray(0, 8)];
  let from = 8;
  let done = of.length === 0;
  for (const { name, to } of sections(module)) {
    if (name === 'data') kept.push(dataSection(of));
    else if (name !== 'datacount' && name !== 'name') kept.push(module.subarray(from, to));
    if (name === 'data') done = true;
    if (name === 'code' && !sections(module).some((each) => each.name === 'data') && !done) {
      kept.push(dataSection(of));
      done = true;
    }
    from = to;
  }
  return Buffer.concat(kept);
}

const files = new Map([house, ...parts].map((part) => [part, readFileSync(join(outDir, `${part}.wasm`))]));
const moduleOfHouse = files.get(house);
const slices = pieces(moduleOfHouse).flatMap(({ address, from, to }) => sliced({ address, bytes: moduleOfHouse.subarray(from, to) }))
  .sort((a, b) => a.address - b.address);
for (const [part, module] of files) {
  const of = joined(part, slices);
  writeFileSync(join(outDir, `${part}.wasm`), withData(module, of));
  const bytes = of.reduce((sum, each) => sum + each.bytes.length, 0);
  const functions = bodies(module).length;
  console.log(`${part}: ${functions} functions, ${bytes} bytes of data in ${of.length} pieces`);
}
if (process.env.MEADHALL_SPLIT_TELL) {
  for (const game of games) {
    const front = [...nodes.values()].filter((node) => node.front && node.part === game);
    console.log(`Of ${game} the house has: ${front.map(({ name }) => name).join(' ')}`);
  }
}
