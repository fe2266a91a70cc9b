// Do the tests notice when a rule is wrong? Breaks a game below src/games in one small place at a time
// (mutants.mjs says how), in a copy of the tree under build/mutate, and runs its tests until one fails.
// What no test notices has survived: a test is missing, or the change makes no difference and
// equivalent.txt says why.
//
//   node tests/mutate/mutate.mjs [--only FILE]… [--sample N [--seed S]] [--survivors] [--jobs N]
//
//   --only FILE   this file's mutants: vikings/scoring.cpp, or scoring.cpp for those of any game, or graenaland
//                 for every .cpp of the game; may be given again (default: every .cpp of the games)
//   --sample N    N of them, drawn with --seed
//   --survivors   those that survived the last time, whatever the tests, and the other files, were then
//   --jobs N      so many at once (default: one a processor)
//   --without T   leaves out tests whose name matches (doctest's --test-case-exclude), while they are wrong
//
// Results are kept in build/mutate/results.jsonl: a run that was stopped goes on where it was, as long as
// neither src nor tests changed. A header (--only vikings/homeland.h) is changed for the engine alone: the tests
// keep the inline functions and tables they were compiled with, and so cannot agree with the mistake.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync,
  writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { games } from '../support/games.mjs';
import { enumerations, mutantsOf } from './mutants.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, '../..');
const place = join(root, 'build/mutate');
const tree = join(place, 'tree');
const build = join(tree, 'build/native-mutate');
const rooms = 'src/games';
const resultsFile = join(place, 'results.jsonl');

// The tests in the order of what they find for their time; the last look takes more random matches. Rules and
// properties are tested game by game, in files that begin with its name; what is checked of every game, and what is
// written down, of this one alone. Where matches are long, a test takes a hundredth as many of them.
const most = { vikings: 600 };
function phasesOf(game) {
  const few = [
    { name: 'contract', files: 'contract/', matches: 200 },
    { name: 'property', files: `property/${game}_`, matches: 200 },
  ];
  return [
    { name: 'rules', files: `rules/${game}_`, matches: 1 },
    { name: 'golden', files: 'golden/', matches: 1 },
    ...few,
    { name: 'unit', files: 'unit/', matches: 1 },
    ...few.map((phase) => ({ ...phase, matches: most[game] ?? 1200 })),
  ];
}
const phases = Object.fromEntries(games.map((game) => [game, phasesOf(game)]));

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

function testWords(program, { files }) {
  return [program, `--source-file=*/tests/${files}*`, '--abort-after=1', '--no-version',
    `--test-case-exclude=${wish.without.join(',')}`];
}

const environment = (game, { matches }) => ({ MEADHALL_GAME: game, MEADHALL_MATCHES: String(matches) });

// Without a mistake every test has to pass; how long it takes tells what is too long.
async function timeTests(game) {
  for (const phase of phases[game]) {
    const told = await run(testWords(join(build, 'tests/meadhall_tests'), phase), { env: environment(game, phase) });
    if (!told.ok) throw new Error(`The tests fail as it is:\n${told.output.slice(-4000)}`);
    phase.limit = 3 + 8 * told.seconds;
    console.log(`${phase.files.padEnd(20)} ${told.seconds.toFixed(2)} s`);
  }
}

// --- Compiling a mutant ----------------------------------------------------------------------------------

// By game: { name, file } of its sources and the words to compile each. A source that the build makes is one
// of them, though it has no mutants.
const sources = Object.fromEntries(games.map((game) => [game, []]));
let linkWords = [];

async function readCommands() {
  for (const { file, command } of JSON.parse(readFileSync(join(build, 'compile_commands.json')))) {
    const words = command.split(' ').filter((word) => word !== '-Werror' && !/^-W/.test(word));
    const [, object] = words.splice(words.indexOf('-o'), 4);
    const [, game, name] = object.match(/^src\/games\/(\w+)\/CMakeFiles\/\w+\.dir\/(.+)\.o$/) ?? [];
    sources[game]?.push({ name, file, words: [...words, '-w'] });
  }
  const told = await run(['bash', '-c', 'ninja -t commands tests/meadhall_tests | tail -n 1'], { cwd: build });
  linkWords = told.output.trim().split(' ').filter((word) => word !== ':' && word !== '&&');
}

const engineArchive = (game) => `src/games/${game}/lib${game}.a`;

// One processor's folder: compiles, links and tests one mutant after the other.
class Bench {
  constructor(number) {
    this.folder = join(place, `work${number}`);
    this.headers = join(this.folder, 'headers/games');
    this.plain = new Map();  // by file: the object without a mistake
    rmSync(this.folder, { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    for (const path of games.flatMap((game) => filesBelow(join(tree, rooms, game)))) {
      if (path.endsWith('.h')) cpSync(path, join(this.headers, relative(join(tree, rooms), path)));
    }
  }

  // Null if it does not compile.
  async compile(source, text) {
    const file = join(this.folder, source.name);
    const object = `${file}.o`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    const [compiler, ...rest] = source.words;
    const told = await run([compiler, `-I${join(this.folder, 'headers')}`, ...rest, '-o', object, '-c', file], { limit: 60 });
    return told.ok ? { object, bytes: readFileSync(object) } : null;
  }

  async plainObject(source) {
    if (!this.plain.has(source.file)) {
      const made = await this.compile(source, readFileSync(source.file, 'utf8'));
      if (made === null) throw new Error(`${source.file} does not compile as it is.`);
      this.plain.set(source.file, made.bytes);
    }
    return this.plain.get(source.file);
  }

  // With the objects in place of the game's archive, or before it.
  async link(game, objects, before) {
    const program = join(this.folder, 'tests');
    const words = [...linkWords];
    words[words.indexOf('-o') + 1] = program;
    const archive = engineArchive(game);
    const first = words.indexOf(archive);
    words.splice(first, 1, ...objects, ...(before ? [archive] : []));
    const kept = words.filter((word, i) => before || word !== archive || i < first);
    const told = await run(kept, { cwd: build });
    if (!told.ok) throw new Error(`Linking failed:\n${told.output}`);
    return program;
  }

  // The program of a mutated source; a word instead where there is nothing to run.
  async sourceProgram(mutant, text) {
    const source = sources[mutant.game].find(({ file }) => file === join(tree, rooms, mutant.file));
    const plain = await this.plainObject(source);
    const made = await this.compile(source, text);
    if (made === null) return 'invalid';
    if (made.bytes.equals(plain)) return 'same';
    return { program: await this.link(mutant.game, [made.object], true) };
  }

  // The engine's own copies of inline functions and tables are made private to it; otherwise the linker
  // would take those that the tests brought along.
  async headerProgram(mutant, text) {
    const header = join(this.headers, mutant.file);
    const before = readFileSync(header);
    for (const source of sources[mutant.game]) await this.plainObject(source);
    writeFileSync(header, text);
    try {
      let same = true;
      const objects = [];
      for (const source of sources[mutant.game]) {
        const made = await this.compile(source, readFileSync(source.file, 'utf8'));
        if (made === null) return 'invalid';
        same &&= made.bytes.equals(this.plain.get(source.file));
        objects.push(made.object);
      }
      if (same) return 'same';
      return { program: await this.link(mutant.game, [await this.closed(objects)], false) };
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
    for (const phase of phases[mutant.game]) {
      const told = await run(testWords(made.program, phase), { env: environment(mutant.game, phase), limit: phase.limit });
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

// The files of a game in which mutants are made: GAME/FILE.
function filesOf(game) {
  const folder = join(tree, rooms);
  return filesBelow(join(folder, game)).filter((path) => /\.(h|cpp)$/.test(path)).map((path) => relative(folder, path));
}

function wishedFiles(all) {
  const files = (wish.only.length ? wish.only : games).flatMap((name) => {
    if (games.includes(name)) return all.filter((file) => file.startsWith(`${name}/`) && file.endsWith('.cpp'));
    const found = all.filter((file) => file === name || file.slice(file.indexOf('/') + 1) === name);
    if (found.length === 0) throw new Error(`There is no ${rooms}/${name}, nor is any game's file called so.`);
    return found;
  });
  return [...new Set(files)];
}

function findMutants() {
  const files = Object.fromEntries(games.map((game) => [game, filesOf(game)]));
  const textOf = (file) => readFileSync(join(tree, rooms, file), 'utf8');
  const enums = Object.fromEntries(games.map((game) =>
    [game, Object.assign({}, ...files[game].filter((file) => file.endsWith('.h')).map((file) => enumerations(textOf(file))))]));
  return wishedFiles(Object.values(files).flat()).flatMap((file) => {
    const game = file.slice(0, file.indexOf('/'));
    return mutantsOf(textOf(file), enums[game]).map((mutant) => ({ game, file, ...mutant }));
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
  const stale = equivalents.filter((entry) => files.has(entry.key.match(/^[\w./]+/)[0]) && entry.survived === 0 && entry.undecided === 0);

  const lines = [`${'file'.padEnd(32)} killed  survived  explained  no difference  do not compile`];
  for (const [file, sum] of sums) {
    lines.push(file.padEnd(32) + [[sum.killed, 7], [sum.survived, 10], [sum.explained, 11], [sum.same, 15], [sum.invalid, 16]]
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
  const all = findMutants();
  for (const game of games) if (all.some((mutant) => mutant.game === game)) await timeTests(game);

  const src = digest('src');
  const presets = JSON.parse(readFileSync(join(tree, 'CMakePresets.json'))).configurePresets;
  const tests = sumOf(JSON.stringify([digest('src', 'tests', 'assets/i18n'), Object.values(phases).flat().map(({ files, matches }) => [files, matches]),
    wish.without, presets.find(({ name }) => name === 'native-mutate')]));
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
