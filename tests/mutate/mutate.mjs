// Do the tests notice when a rule is wrong? Breaks src/games/vikings in one small place at a time
// (mutants.mjs says how), in a copy of the tree under build/mutate, and runs the tests until one fails.
// What no test notices has survived: a test is missing, or the change makes no difference and
// equivalent.txt says why.
//
//   node tests/mutate/mutate.mjs [--only FILE]… [--sample N [--seed S]] [--survivors] [--jobs N]
//
//   --only FILE   this file's mutants (scoring.cpp; may be given again; default: every .cpp of the folder)
//   --sample N    N of them, drawn with --seed
//   --survivors   those that survived the last time, whatever the tests, and the other files, were then
//   --jobs N      so many at once (default: one a processor)
//   --without T   leaves out tests whose name matches (doctest's --test-case-exclude), while they are wrong
//
// Results are kept in build/mutate/results.jsonl: a run that was stopped goes on where it was, as long as
// neither src nor tests changed. A header (--only homeland.h) is changed for the engine alone: the tests
// keep the inline functions and tables they were compiled with, and so cannot agree with the mistake.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync,
  writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { enumerations, mutantsOf } from './mutants.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const place = join(root, 'build/mutate');
const tree = join(place, 'tree');
const build = join(tree, 'build/native-mutate');
const rooms = 'src/games/vikings';
const resultsFile = join(place, 'results.jsonl');

// The tests in the order of what they find for their time; the last look takes more random matches.
const phases = [
  { name: 'rules', matches: 1 },
  { name: 'golden', matches: 1 },
  { name: 'property', matches: 200 },
  { name: 'unit', matches: 1 },
  { name: 'property', matches: 600 },
];

const { values: wish } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    survivors: { type: 'boolean', default: false },
    jobs: { type: 'string', default: String(availableParallelism()) },
    without: { type: 'string', multiple: true, default: [] },
  },
});

// --- Small tools -----------------------------------------------------------------------------------------

// Runs a program with at most 4 GB and `limit` seconds; never throws.
function run(words, { cwd = tree, env = {}, limit = 600 } = {}) {
  return new Promise((resolve) => {
    const begin = performance.now();
    const child = spawn('prlimit', [`--as=${4 * 1024 ** 3}`, ...words], {
      cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let late = false;
    const clock = setTimeout(() => { late = true; child.kill('SIGKILL'); }, limit * 1000);
    const listen = (piece) => { if (output.length < 1 << 16) output += piece; };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', (error) => { output += error; });
    child.on('close', (status) => {
      clearTimeout(clock);
      resolve({ ok: status === 0, late, output, seconds: (performance.now() - begin) / 1000 });
    });
  });
}

async function must(title, words, options) {
  console.log(title);
  const told = await run(words, options);
  if (!told.ok) throw new Error(`${title}: failed\n${told.output.split('\n').slice(-40).join('\n')}`);
  return told;
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true }).map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile()).sort();
}

const sumOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

function digest(...folders) {
  const paths = folders.flatMap((folder) => filesBelow(join(tree, folder)));
  return sumOf(paths.map((path) => `${path} ${sumOf(readFileSync(path))}`).join('\n'));
}

// Chance that is the same everywhere: mulberry32.
function shuffled(list, seed) {
  let state = seed >>> 0;
  const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; --i) {
    const other = Math.floor(random() * (i + 1));
    [copy[i], copy[other]] = [copy[other], copy[i]];
  }
  return copy;
}

// --- The copy of the tree --------------------------------------------------------------------------------

// What is the same keeps its time, so that ninja builds only what changed.
function copyTree() {
  const wanted = new Set();
  for (const part of ['CMakeLists.txt', 'CMakePresets.json', 'assets', 'src', 'tests', 'web']) {
    const from = join(root, part);
    const files = statSync(from).isFile() ? [from] : filesBelow(from);
    for (const path of files) {
      const name = path.slice(root.length + 1);
      if (/(^|\/)node_modules\//.test(name) || /^tests\/(mutate|e2e)\//.test(name)) continue;
      wanted.add(name);
      const copy = join(tree, name);
      if (existsSync(copy) && readFileSync(copy).equals(readFileSync(path))) continue;
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, readFileSync(path));
    }
  }
  for (const part of ['assets', 'src', 'tests', 'web']) {
    for (const path of filesBelow(join(tree, part))) if (!wanted.has(path.slice(tree.length + 1))) rmSync(path);
  }
  rmSync(join(tree, 'build/third-party'), { force: true });
  mkdirSync(join(tree, 'build'), { recursive: true });
  cpSync(join(root, 'build/third-party'), join(tree, 'build/third-party'), { verbatimSymlinks: true });
}

function testWords(program, { name }) {
  return [program, `--source-file=*/tests/${name}/*`, '--abort-after=1', '--no-version',
    `--test-case-exclude=${wish.without.join(',')}`];
}

// Without a mistake every test has to pass; how long it takes tells what is too long.
async function timeTests() {
  for (const phase of phases) {
    const told = await run(testWords(join(build, 'tests/meadhall_tests'), phase), { env: { MEADHALL_MATCHES: String(phase.matches) } });
    if (!told.ok) throw new Error(`The tests fail as it is:\n${told.output.slice(-4000)}`);
    phase.limit = 3 + 8 * told.seconds;
    console.log(`${phase.name.padEnd(9)} ${told.seconds.toFixed(2)} s`);
  }
}

// --- Compiling a mutant ----------------------------------------------------------------------------------

const sources = [];   // of the engine: { name, words } to compile it
let linkWords = [];

async function readCommands() {
  for (const entry of JSON.parse(readFileSync(join(build, 'compile_commands.json')))) {
    if (dirname(entry.file) !== join(tree, rooms)) continue;
    const words = entry.command.split(' ').filter((word) => word !== '-Werror' && !/^-W/.test(word));
    words.splice(words.indexOf('-o'), 4);
    sources.push({ name: basename(entry.file), words: [...words, '-w'] });
  }
  const told = await run(['bash', '-c', 'ninja -t commands tests/meadhall_tests | tail -n 1'], { cwd: build });
  linkWords = told.output.trim().split(' ').filter((word) => word !== ':' && word !== '&&');
}

const engineArchive = 'src/games/vikings/libvikings.a';

// One processor's folder: compiles, links and tests one mutant after the other.
class Bench {
  constructor(number) {
    this.folder = join(place, `work${number}`);
    this.headers = join(this.folder, 'headers/games/vikings');
    this.plain = new Map();  // by source: the object file without a mistake
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.headers, { recursive: true });
    for (const path of filesBelow(join(tree, rooms))) if (path.endsWith('.h')) cpSync(path, join(this.headers, basename(path)));
  }

  // Null if it does not compile.
  async compile(source, text) {
    const file = join(this.folder, source.name);
    const object = `${file}.o`;
    writeFileSync(file, text);
    const [compiler, ...rest] = source.words;
    const told = await run([compiler, `-I${join(this.folder, 'headers')}`, ...rest, '-o', object, '-c', file], { limit: 60 });
    return told.ok ? { object, bytes: readFileSync(object) } : null;
  }

  async plainObject(source) {
    if (!this.plain.has(source.name)) {
      const made = await this.compile(source, readFileSync(join(tree, rooms, source.name), 'utf8'));
      if (made === null) throw new Error(`${source.name} does not compile as it is.`);
      this.plain.set(source.name, made.bytes);
    }
    return this.plain.get(source.name);
  }

  async link(objects, archive) {
    const program = join(this.folder, 'tests');
    const words = [...linkWords];
    words[words.indexOf('-o') + 1] = program;
    const first = words.indexOf(engineArchive);
    words.splice(first, 1, ...objects, ...(archive ? [engineArchive] : []));
    const kept = words.filter((word, i) => archive || word !== engineArchive || i < first);
    const told = await run(kept, { cwd: build });
    if (!told.ok) throw new Error(`Linking failed:\n${told.output}`);
    return program;
  }

  // The program of a mutated source; a word instead where there is nothing to run.
  async sourceProgram(mutant, text) {
    const source = sources.find(({ name }) => name === mutant.file);
    const plain = await this.plainObject(source);
    const made = await this.compile(source, text);
    if (made === null) return 'invalid';
    if (made.bytes.equals(plain)) return 'same';
    return { program: await this.link([made.object], true) };
  }

  // The engine's own copies of inline functions and tables are made private to it; otherwise the linker
  // would take those that the tests brought along.
  async headerProgram(mutant, text) {
    const header = join(this.headers, mutant.file);
    const before = readFileSync(header);
    for (const source of sources) await this.plainObject(source);
    writeFileSync(header, text);
    try {
      let same = true;
      const objects = [];
      for (const source of sources) {
        const made = await this.compile(source, readFileSync(join(tree, rooms, source.name), 'utf8'));
        if (made === null) return 'invalid';
        same &&= made.bytes.equals(this.plain.get(source.name));
        objects.push(made.object);
      }
      if (same) return 'same';
      return { program: await this.link([await this.closed(objects)], false) };
    } finally {
      writeFileSync(header, before);
    }
  }

  async closed(objects) {
    const engine = join(this.folder, 'engine.o');
    const told = await run(['bash', '-euo', 'pipefail', '-c',
      'engine=$1; shift; ld -r --force-group-allocation -o "$engine" "$@"; nm --defined-only -f posix "$engine" | awk \'$2 ~ /^[WVu]$/ { print $1 }\' >"$engine.weak"; objcopy --localize-symbols="$engine.weak" "$engine"',
      'bash', engine, ...objects]);
    if (!told.ok) throw new Error(`Closing the engine failed:\n${told.output}`);
    return engine;
  }

  async judge(mutant) {
    const original = readFileSync(join(tree, rooms, mutant.file), 'utf8');
    const text = original.slice(0, mutant.start) + mutant.replacement + original.slice(mutant.end);
    const made = await (mutant.file.endsWith('.h') ? this.headerProgram(mutant, text) : this.sourceProgram(mutant, text));
    if (typeof made === 'string') return { verdict: made };
    for (const phase of phases) {
      const told = await run(testWords(made.program, phase), { env: { MEADHALL_MATCHES: String(phase.matches) }, limit: phase.limit });
      if (told.late) return { verdict: 'killed', by: `${phase.name}: time` };
      if (!told.ok) return { verdict: 'killed', by: `${phase.name}: ${told.output.match(/TEST CASE:\s+(.*)/)?.[1] ?? 'crash'}` };
    }
    return { verdict: 'survived' };
  }
}

// --- What has been explained -----------------------------------------------------------------------------

// equivalent.txt: paragraphs of "FILE, in FUNCTION", "- what it was", "+ what it becomes", and the reason.
function readEquivalents() {
  const file = join(here, 'equivalent.txt');
  const paragraphs = readFileSync(file, 'utf8').split('\n').filter((line) => !line.startsWith('#')).join('\n')
    .split(/\n\s*\n/).map((text) => text.trim()).filter(Boolean);
  return paragraphs.map((text) => {
    const [where, was, becomes, ...reason] = text.split('\n');
    if (!/^- /.test(was ?? '') || !/^\+ /.test(becomes ?? '') || !reason.join('')) throw new Error(`${file}: not understood:\n${text}`);
    return { key: `${where}\n${was}\n${becomes}`, matched: 0, survived: 0, undecided: 0 };
  });
}

const keyOf = (mutant) => `${mutant.file}${mutant.within && `, in ${mutant.within}`}\n- ${mutant.was}\n+ ${mutant.becomes}`;
const told = (mutant) => `${rooms}/${mutant.file}:${mutant.line}${mutant.within && ` (${mutant.within})`}\n    - ${mutant.was}\n    + ${mutant.becomes}`;

// --- The run ---------------------------------------------------------------------------------------------

function findMutants() {
  const enums = {};
  const names = readdirSync(join(tree, rooms));
  for (const name of names.filter((name) => name.endsWith('.h'))) Object.assign(enums, enumerations(readFileSync(join(tree, rooms, name), 'utf8')));
  const files = wish.only.length ? wish.only.map((name) => basename(name)) : names.filter((name) => name.endsWith('.cpp')).sort();
  return files.flatMap((file) => {
    if (!names.includes(file)) throw new Error(`There is no ${rooms}/${file}.`);
    return mutantsOf(readFileSync(join(tree, rooms, file), 'utf8'), enums).map((mutant) => ({ file, ...mutant }));
  });
}

function report(all, chosen, verdicts) {
  const equivalents = readEquivalents();
  const byKey = new Map(equivalents.map((entry) => [entry.key, entry]));
  const sums = new Map();
  const survivors = [];
  for (const mutant of all) {
    const entry = byKey.get(keyOf(mutant));
    const verdict = verdicts.get(mutant)?.verdict;
    if (entry) ++entry.matched;
    if (entry && verdict === undefined) ++entry.undecided;
    if (verdict === undefined) continue;
    const sum = sums.get(mutant.file) ?? { killed: 0, survived: 0, explained: 0, same: 0, invalid: 0 };
    sums.set(mutant.file, sum);
    if (verdict === 'survived' && entry) { ++entry.survived; ++sum.explained; } else ++sum[verdict];
    if (verdict === 'survived' && !entry) survivors.push(mutant);
  }
  const files = new Set(all.map(({ file }) => file));
  const stale = equivalents.filter((entry) => files.has(entry.key.match(/^[\w.]+/)[0]) && entry.survived === 0 && entry.undecided === 0);

  const lines = [`${'file'.padEnd(18)} killed  survived  explained  no difference  do not compile`];
  for (const [file, sum] of sums) {
    lines.push(file.padEnd(18) + [[sum.killed, 7], [sum.survived, 10], [sum.explained, 11], [sum.same, 15], [sum.invalid, 16]]
      .map(([count, width]) => String(count).padStart(width)).join(''));
  }
  if (survivors.length) lines.push('', 'No test notices:', ...survivors.map(told));
  if (stale.length) lines.push('', 'Out of date in tests/mutate/equivalent.txt:', ...stale.map(({ key }) => key));
  writeFileSync(join(place, 'report.txt'), `${lines.join('\n')}\n`);
  console.log(`\n${lines.join('\n')}`);
  return survivors.length + stale.length;
}

async function main() {
  mkdirSync(tree, { recursive: true });
  copyTree();
  if (!existsSync(join(build, 'build.ninja'))) await must('Configuring', ['cmake', '--preset', 'native-mutate']);
  await must('Building the tests without a mistake', ['cmake', '--build', '--preset', 'native-mutate', '--target', 'meadhall_tests'], { limit: 3600 });
  await readCommands();
  await timeTests();

  const src = digest('src');
  const presets = JSON.parse(readFileSync(join(tree, 'CMakePresets.json'))).configurePresets;
  const tests = sumOf(JSON.stringify([digest('src', 'tests', 'assets/i18n'), phases.map(({ name, matches }) => [name, matches]),
    wish.without, presets.find(({ name }) => name === 'native-mutate')]));
  const all = findMutants();
  const texts = new Map();  // by file: a digest of its text, so that its mutants keep their names whatever else changes
  for (const { file } of all) if (!texts.has(file)) texts.set(file, sumOf(readFileSync(join(tree, rooms, file))));
  const nameOf = (mutant) => `${texts.get(mutant.file)} ${mutant.file} ${mutant.start} ${mutant.end} ${mutant.replacement}`;
  const known = new Map();
  if (existsSync(resultsFile)) {
    for (const line of readFileSync(resultsFile, 'utf8').split('\n').filter(Boolean)) {
      const { name, ...rest } = JSON.parse(line);
      known.set(name, rest);
    }
  }
  let chosen = all;
  if (wish.survivors) chosen = all.filter((mutant) => known.get(nameOf(mutant))?.verdict === 'survived');
  if (wish.sample) chosen = shuffled(all, Number(wish.seed)).slice(0, Number(wish.sample));

  const verdicts = new Map();
  const waiting = [];
  for (const mutant of chosen) {
    const result = known.get(nameOf(mutant));
    // The compiler's verdict does not depend on the tests.
    if (result && (result.tests === tests || (result.src === src && /^(same|invalid)$/.test(result.verdict)))) verdicts.set(mutant, result);
    else waiting.push(mutant);
  }
  console.log(`${chosen.length} mutants, ${waiting.length} to try`);

  const begin = performance.now();
  let tried = 0;
  const jobs = Math.min(Number(wish.jobs), Math.max(waiting.length, 1));
  await Promise.all(Array.from({ length: jobs }, async (_, number) => {
    const bench = new Bench(number);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
      const result = await bench.judge(mutant);
      verdicts.set(mutant, result);
      appendFileSync(resultsFile, `${JSON.stringify({ name: nameOf(mutant), src, tests, ...result })}\n`);
      if (result.verdict === 'survived') console.log(told(mutant));
      if (++tried % 50 === 0) console.log(`${tried} tried, ${waiting.length} left, ${((performance.now() - begin) / 1000 * jobs / tried).toFixed(1)} s each`);
    }
  }));
  if (report(all, chosen, verdicts)) process.exitCode = 1;
}

await main();
