// Has clang-tidy read the files of src and tests: those whose text, headers, flags or configuration changed since
// they passed. What passed is remembered by digest in CACHE, which may be shared by many clones; prints what is
// found, and has status 1 then.
//
//   node tests/tidy.mjs BUILD CACHE [--all] [--jobs N]
//
//   BUILD    a folder of CMake and ninja that is up to date: it knows each file's flags and headers
//   --all    reads every file, whatever passed before
//
// Files are read without the precompiled headers of the build, so each has to include what it uses.

import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const tidy = 'clang-tidy-19';
const monthsKept = 2;

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, jobs: { type: 'string', default: String(availableParallelism()) } },
});
const [build, cache] = positionals.map((path) => resolve(path));
const jobs = Number(wish.jobs);
if (!cache || positionals.length !== 2 || !(jobs >= 1)) {
  console.error('usage: node tests/tidy.mjs BUILD CACHE [--all] [--jobs N]');
  process.exit(2);
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

// Our own files are known by their text, those of the system by size and time.
const digests = new Map();
function digestOf(path) {
  if (!digests.has(path)) {
    const { size, mtimeMs } = statSync(path);
    digests.set(path, path.startsWith(root) ? sha256(readFileSync(path)) : `${path} ${size} ${mtimeMs}`);
  }
  return digests.get(path);
}

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

// Where it is remembered that this file passed as it is. Undefined for what the build has not made: nobody knows its headers.
function memoryOf({ file, command, directory, output }) {
  const headers = dependencies.get(output) ?? dependencies.get(/ -o (\S+)/.exec(command)?.[1]);
  if (!headers) return undefined;
  const read = [...new Set(headers.map((path) => resolve(directory, path)))].filter((path) => !/cmake_pch/.test(path));
  const told = read.map((path) => `${path.replace(root, '')} ${digestOf(path)}`).sort();  // the same in each clone
  return join(cache, sha256([configuration, file.replace(root, ''), command.replaceAll(root, ''), ...told].join('\n')));
}

function forgetTheOld() {
  const limit = Date.now() - monthsKept * 30 * 86400e3;
  for (const name of readdirSync(cache)) {
    const path = join(cache, name);
    if (statSync(path).mtimeMs < limit) unlinkSync(path);
  }
}

const run = promisify(execFile);
async function read({ file, memory }) {
  try {
    await run(tidy, ['-quiet', '-p', join(build, 'tidy'), '-extra-arg=-Wno-unknown-warning-option', file], { maxBuffer: 1 << 26 });
    if (memory) writeFileSync(memory, '');
    return true;
  } catch ({ stdout, stderr, message }) {
    console.log((stdout || stderr || message).trim());
    return false;
  }
}

mkdirSync(cache, { recursive: true });
forgetTheOld();
const files = readCommands().map((entry) => ({ file: entry.file, memory: memoryOf(entry) }));
const passed = files.filter(({ memory }) => !wish.all && memory && existsSync(memory));
const now = new Date();
for (const { memory } of passed) utimesSync(memory, now, now);

// The longest first, so that none is left over at the end.
const queue = files.filter((each) => !passed.includes(each)).sort((a, b) => statSync(b.file).size - statSync(a.file).size);
const all = queue.length;
let wrong = 0;
await Promise.all(Array.from({ length: jobs }, async () => {
  while (queue.length) if (!await read(queue.shift())) ++wrong;
}));
console.log(`${files.length} files: ${all} read, ${passed.length} as they were when they passed; ${wrong} to be mended`);
process.exitCode = wrong ? 1 : 0;
