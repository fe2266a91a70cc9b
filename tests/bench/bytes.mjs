// Who brings how many bytes of the page: node tests/bench/bytes.mjs [GAME] tells it, and draws it as build/web/bytes.svg.
// Wants build/web/page and build/web/site. With a GAME, of what a link to it fetches before its first frame (but for
// the little by which the hall knows other games); else of all in English.
//
// Bytes are brotli's. Each room's own bytes are packed alone, and then all scaled alike so that together they are
// what the whole is packed: an estimate, since packed together they help each other.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readObject } from '../../web/objects.mjs';
import { bodies, names, pieces, readMap } from '../../web/wasm.mjs';
import { root } from '../e2e/machine.mjs';
import { drawTreemap } from './treemap.mjs';

const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const packed = (bytes) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } }).length;

const wasm = readFileSync(join(build, 'page/meadhall.wasm'));
const linked = readMap(readFileSync(join(build, 'page/meadhall.map'), 'utf8'));

// --- Who it is of: [group, room]

const gameOf = (text) => text.match(/(vikings|graenaland|feast)/)?.[1];
const others = [[/libimgui_browser/, 'ImGui', 'backends'], [/libimgui/, 'ImGui', 'widgets and drawing'], [/libsdl/, 'SDL', 'window'],
  [/libzlib/, 'zlib', 'zlib'], [/libfonts/, 'fonts', 'within the program'], [/libc\+\+|libcxx/, 'libraries', 'libc++'],
  [/libcompiler_rt|libc-|libc\.|libc_|malloc|libGL|libhtml5|libstubs|libal|libstandalone|cache\//, 'libraries', 'libc']];

const kindOf = (text) => text.match(/_(table|teaching|bots)/)?.[1] ?? 'rules';

function ownerOf(file, name) {
  const other = others.find(([pattern]) => pattern.test(file));
  if (other) return other.slice(1);
  const room = file.match(/lib(\w+)\.a/)?.[1] ?? file.match(/src\/(\w+)/)?.[1] ?? '';
  if (gameOf(room)) return [gameOf(room), kindOf(room)];
  if (gameOf(name)) return [gameOf(name), kindOf(name)];
  return ['house', room || 'of the linker'];
}

// The owner of each symbol: of the file that the linker took it from. What is known within its file alone is of the
// game it speaks of, or else of the first that refers to it.
const owners = new Map();
for (const line of readFileSync(join(build, 'page/meadhall.wasm.resolution.txt'), 'utf8').split('\n')) {
  const [, file, name] = line.match(/^-r=(.*),(.*),p/) ?? [];
  if (file) owners.set(name, ownerOf(file, name));
}
{
  const nodes = new Map(readObject(readFileSync(join(build, 'page/meadhall.wasm.lto.o'))).map((node) => [node.name, node]));
  for (const name of nodes.keys()) {
    if (/4text.*(kIds|kEnglish)/.test(name)) owners.set(name, ['words', 'first screen, in English']);
    else if (!owners.has(name) && gameOf(name)) owners.set(name, ownerOf('', name));
  }
  const queue = [...nodes.values()].filter(({ name }) => owners.has(name));
  for (const { name, refers } of queue) {
    for (const { name: other } of refers) {
      if (owners.has(other) || !nodes.has(other)) continue;
      owners.set(other, owners.get(name));
      queue.push(nodes.get(other));
    }
  }
}
const ownerOfLinked = ({ file, name }) => {
  const own = name.replace(/^\.(ro)?data\./, '');
  return (file === 'lto.tmp' && owners.get(own)) || ownerOf(file, own);
};

// --- What they bring

const bytesOf = new Map();  // "group/room" → pieces of bytes
function give([group, room], kind, bytes) {
  const key = `${group}/${room}/${kind}`;
  bytesOf.set(key, [...bytesOf.get(key) ?? [], bytes]);
}

// What follows the first frame is told apart from what is there before it, but for its data.
const partOf = new Map(readFileSync(join(build, 'parts/parts.txt'), 'utf8').split('\n\n').map((part) => part.split('\n'))
  .flatMap(([part, ...functions]) => functions.map((name) => [name, part])));
const functionsLinked = new Map(linked.filter(({ section }) => section === 'CODE').map((each) => [each.name, each]));
const nameOf = names(wasm);
for (const { index, from, to } of bodies(wasm)) {
  // What Binaryen makes twice, or of several, has a number behind its name.
  const name = nameOf.get(index) ?? '';
  const found = functionsLinked.get(name) ?? functionsLinked.get(name.replace(/_\d+$/, ''));
  const [group, room] = found ? ownerOfLinked(found) : ['house', 'of the linker'];
  const part = partOf.get(name) ?? '';
  give([part.endsWith('later') ? part : group, room], 'code', wasm.subarray(from, to));
}

const data = linked.filter(({ address, section }) => address > 0 && section !== '.bss').sort((a, b) => a.address - b.address);
for (const piece of pieces(wasm)) {
  const end = piece.address + piece.to - piece.from;
  for (const each of data.filter(({ address, size }) => address < end && address + size > piece.address)) {
    const from = Math.max(each.address, piece.address);
    const to = Math.min(each.address + each.size, end);
    give(ownerOfLinked(each), 'data', wasm.subarray(piece.from + from - piece.address, piece.from + to - piece.address));
  }
}

const sizes = new Map([...bytesOf].map(([key, parts]) => [key, packed(Buffer.concat(parts))]));
const files = readdirSync(join(build, 'site')).filter((name) => /\.(wasm|js|html|txt|outlines)$/.test(name));
const fileSize = (name) => packed(readFileSync(join(build, 'site', name)));
const whole = files.filter((name) => name.endsWith('.wasm')).map(fileSize).reduce((a, b) => a + b);
const scale = whole / [...sizes.values()].reduce((a, b) => a + b);
for (const [key, size] of sizes) sizes.set(key, size * scale);

// What a visit to the game does without at first: other games, letters and words.
const [wanted] = process.argv.slice(2);
const isLater = wanted ? new RegExp(`^(sw|licences)|\\.outlines$|words-(?!en-${wanted}\\.)`) : /^(sw|licences)|words-(?!en)/;
const isOfOthers = (group) => group.endsWith('later') || ![undefined, wanted].includes(gameOf(group));
if (wanted) for (const key of [...sizes.keys()]) if (isOfOthers(key.split('/')[0])) sizes.delete(key);
for (const name of files.filter((each) => !each.endsWith('.wasm') && !isLater.test(each))) {
  const group = /\.outlines$/.test(name) ? 'fonts' : /^words/.test(name) ? 'words' : 'page';
  sizes.set(`${group}/${name.replace(/\.[0-9a-f]{10}/, '')}/file`, fileSize(name));
}

// --- Told

const tree = new Map();  // group → room → { code, data, file }
for (const [key, size] of sizes) {
  const [group, room, kind] = key.split('/');
  if (!tree.has(group)) tree.set(group, new Map());
  const rooms = tree.get(group);
  rooms.set(room, { ...rooms.get(room), [kind]: size });
}
const total = (parts) => Object.values(parts).reduce((a, b) => a + b, 0);
const groups = [...tree].map(([group, rooms]) => ({ name: group, size: total([...rooms.values()].map(total)),
  parts: [...rooms].map(([name, parts]) => ({ name, size: total(parts), ...parts })).sort((a, b) => b.size - a.size) }))
  .sort((a, b) => b.size - a.size);
const kilo = (bytes) => (bytes / 1000).toFixed(1).padStart(7);
const all = groups.reduce((sum, { size }) => sum + size, 0);
console.log(`${kilo(all)} kB of brotli, all in all`);
for (const { name, size, parts } of groups) {
  console.log(`${kilo(size)}  ${name}`);
  for (const part of parts) {
    const kinds = part.code && part.data ? `  (code ${kilo(part.code).trim()}, data ${kilo(part.data).trim()})` : '';
    console.log(`         ${kilo(part.size)}  ${part.name}${kinds}`);
  }
}
writeFileSync(join(build, 'bytes.svg'), drawTreemap(groups, 1200, 800));
process.exit();
