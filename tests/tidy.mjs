// Has clang-tidy read the files of src and tests: those whose text, flags or configuration changed since they
// passed, and for each changed header one file that includes it. (What a header breaks in files that did not
// change is nearly always the compiler's to find; --all finds the rest.) What passed is remembered by digest in
// CACHE, which may be shared by many clones; prints what is found, and has status 1 then.
//
//   node tests/tidy.mjs BUILD CACHE [--all | --minutes N] [--jobs N]
//
//   BUILD        a folder of CMake and ninja that is up to date: it knows each file's flags and headers
//   --all        reads every file, whatever passed before
//   --minutes N  begins no file after N minutes; what changed last is read first, and what is left is told
//
// Files are read without the precompiled headers of the build, so each has to include what it uses.

import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const root = realpathSync(join(dirname(fileURLToPath(import.meta.url)), '..'));
const tidy = 'clang-tidy-19';
const monthsKept = 2;

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    minutes: { type: 'string', default: 'Infinity' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
});
const [build, cache] = positionals.map((path) => resolve(path));
const jobs = Number(wish.jobs);
const minutes = Number(wish.minutes);
if (!cache || positionals.length !== 2 || !(jobs >= 1) || !(minutes > 0)) {
  console.error('usage: node tests/tidy.mjs BUILD CACHE [--all | --minutes N] [--jobs N]');
  process.exit(2);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

// What each object was made from, as the compiler said: object (relative to BUILD) -> files.
function readDependencies() {
  const found = new Map();
  let files;
  for (const line of execFileSync('ninja', ['-C', build, '-t', 'deps'], { encoding: 'utf8', maxBuffer: 1 << 30 }).split('\n')) {
    const head = /^(\S.*): #deps/.exec(line);
    if (head) found.set(head[1], files = []);
    else if (line.startsWith('    ')) files.push(line.slice(4));
  }
  return found;
}

// The commands as clang-tidy is to see them, below BUILD/tidy.
function readCommands() {
  const commands = JSON.parse(readFileSync(join(build, 'compile_commands.json'), 'utf8'))
    .filter(({ file }) => file.startsWith(join(root, 'src/')) || file.startsWith(join(root, 'tests/')))
    .map((entry) => ({ ...entry, command: entry.command.replace(/ -Winvalid-pch| (-Xclang )?-include (-Xclang )?\S*cmake_pch\.hxx(\.pch)?|( -Xclang)? -fno-pch-timestamp/g, '') }));
  mkdirSync(join(build, 'tidy'), { recursive: true });
  writeFileSync(join(build, 'tidy/compile_commands.json'), JSON.stringify(commands));
  return [...new Map(commands.map((entry) => [entry.file, entry])).values()];
}

const dependencies = readDependencies();
const configuration = [execFileSync(tidy, ['--version'], { encoding: 'utf8' }), readFileSync(join(root, '.clang-tidy'), 'utf8')].join('\n');

// Where it is remembered that this text passed: the same in each clone.
const memories = new Map();
function memoryOf(path, command = '') {
  const key = `${path} ${command}`;
  if (!memories.has(key)) {
    const told = [configuration, relative(root, path), command.replaceAll(root, ''), sha256(readFileSync(path))];
    memories.set(key, join(cache, sha256(told.join('\n'))));
  }
  return memories.get(key);
}

// Our own headers that a file includes. None of what the build has not made: nobody knows them.
const ours = new RegExp(`^${root.replace(/[^\w/]/g, '\\$&')}/?(src|tests)/.*\\.h$`);
function headersOf({ file, command, directory, output }) {
  const read = dependencies.get(output) ?? dependencies.get(/ -o (\S+)/.exec(command)?.[1]) ?? [];
  return [...new Set(read.map((path) => real(resolve(directory, path))))].filter((path) => ours.test(path) && path !== file);
}

// Rooms see their headers through links (src/rooms.cmake).
const reals = new Map();
function real(path) {
  if (!reals.has(path)) reals.set(path, existsSync(path) ? realpathSync(path) : path);
  return reals.get(path);
}

// Of the files that include a header the one called like it, or else the shortest.
function readerOf(header, files) {
  const readers = files.filter(({ headers }) => headers.includes(header));
  const stem = basename(header, '.h');
  return readers.find(({ file }) => basename(file, '.cpp') === stem && dirname(file) === dirname(header))
    ?? readers.reduce((best, each) => (!best || each.size < best.size ? each : best), undefined);
}

// What changed last comes first, then the longest, so that none is left over at the end.
function byAge(files) {
  const log = execFileSync('git', ['-C', root, 'log', '-n', '200', '--format=', '--name-only'], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const age = new Map([...new Set(log.split('\n').filter(Boolean))].map((path, index) => [join(root, path), index]));
  const of = ({ file }) => age.get(file) ?? Infinity;
  return [...files].sort((a, b) => (of(a) === of(b) ? b.size - a.size : of(a) - of(b)));
}

function forgetTheOld() {
  const limit = Date.now() - monthsKept * 30 * 86400e3;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (statSync(path).mtimeMs < limit) unlinkSync(path);
  }
}

const run = promisify(execFile);
async function read({ file, memory, headers }) {
  try {
    await run(tidy, ['-quiet', '-p', join(build, 'tidy'), '-extra-arg=-Wno-unknown-warning-option', file], { maxBuffer: 1 << 26 });
    for (const passed of [memory, ...headers.map((header) => memoryOf(header))]) writeFileSync(passed, '');
    return true;
  } catch ({ stdout, stderr, message }) {
    console.log((stdout || stderr || message).trim());
    return false;
  }
}

mkdirSync(cache, { recursive: true });
forgetTheOld();
const files = readCommands().map((entry) => ({
  file: entry.file, memory: memoryOf(entry.file, entry.command), headers: headersOf(entry), size: statSync(entry.file).size,
}));
const now = new Date();
function isKnown(memory) {
  if (!existsSync(memory)) return false;
  utimesSync(memory, now, now);
  return true;
}
const toRead = new Set(files.filter(({ memory }) => wish.all || !isKnown(memory)));
for (const header of new Set(files.flatMap(({ headers }) => headers))) {
  if (!isKnown(memoryOf(header)) && ![...toRead].some(({ headers }) => headers.includes(header))) toRead.add(readerOf(header, files));
}

const queue = byAge(toRead);
const last = Date.now() + minutes * 60e3;
let wrong = 0;
await Promise.all(Array.from({ length: jobs }, async () => {
  while (queue.length && Date.now() < last) if (!await read(queue.shift())) ++wrong;
}));
const left = queue.length ? `, ${queue.length} not read for want of time` : '';
console.log(`${files.length} files: ${toRead.size - queue.length} read, ${files.length - toRead.size} as they were when they passed${left}; ${wrong} to be mended`);
process.exitCode = wrong ? 1 : 0;
