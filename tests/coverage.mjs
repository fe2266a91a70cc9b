// How much of the code the tests reach: a table by file, the branches of the games' rules that they miss, and
// status 1 if fewer than 95 of 100 branches of any one game, or 80 of 100 lines of a room above them, are reached.
//
//   node tests/coverage.mjs PROGRAM PROFILE BUILD   (tests/run.sh --coverage says what these are)
//
// How it is counted. llvm-cov knows, for each condition as it is written (each operand of && and || is one)
// and for each label of a switch, how often it was true and how often not: two branches each. A branch of a
// template is reached if it is reached with any type. Not counted, since no test could reach them:
//   - comparisons that the compiler writes for `= default`;
//   - `true` and `false`, as in `while (true)`;
//   - the default that a switch over an enumeration does not have: -Wall -Werror makes every value a case;
//   - asserts, which stand on lines of their own: their failing is no branch.
// Everything else counts, whether it can happen or not.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { games } from './support/games.mjs';

const wantedBranches = 95;
const wantedLines = 80;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
// What is drawn and what leads to it is told by lines.
const roomsAbove = ['app', 'table'];
const [program, profile, build] = process.argv.slice(2).map((path) => resolve(path));
const folders = [...games.map((game) => `src/games/${game}/`), ...roomsAbove.map((room) => `src/${room}/`)];

// Paths are as the compiler was told them: where it is called by ccache, relative to BUILD.
const exported = JSON.parse(execFileSync('llvm-cov-19',
  ['export', program, `-instr-profile=${profile}`, '-ignore-filename-regex=/tests/|/third-party/|doctest'],
  { encoding: 'utf8', maxBuffer: 1 << 30 }));

// Headers are compiled by way of the links in BUILD/rooms, see src/rooms.cmake: ROOM/games/…, ROOM/table/…
function nameOf(filename) {
  const inRooms = relative(join(build, 'rooms'), resolve(build, filename));
  return inRooms.startsWith('..') ? relative(root, resolve(build, filename)) : inRooms.replace(/^[^/]+/, 'src');
}

function textAt(lines, [line, column, lastLine, lastColumn]) {
  if (line === lastLine) return lines[line - 1].slice(column - 1, lastColumn - 1);
  return [lines[line - 1].slice(column - 1), ...lines.slice(line, lastLine - 1), lines[lastLine - 1].slice(0, lastColumn - 1)]
    .map((part) => part.trim()).join(' ');
}

// Where a switch has its missing default; its labels must name values of an enumeration.
function isSwitchOverEnum(lines, [line, column]) {
  if (!/\bswitch \($/.test(lines[line - 1].slice(0, column - 1))) return false;
  return /^\s*(\/\/.*\s+)*case \w+::/.test(lines.slice(line).join('\n'));
}

function isCounted(lines, branch) {
  if (/=\s*default;|^\s*(assert|MUST)\(/.test(lines[branch[0] - 1])) return false;
  return !/^(true|false)$/.test(textAt(lines, branch)) && !isSwitchOverEnum(lines, branch);
}

function measure({ name, branches, summary }) {
  const lines = readFileSync(join(root, name), 'utf8').split('\n');
  const conditions = new Map();  // by where they stand: [line, column, how often true, how often false]
  for (const branch of branches.filter((branch) => isCounted(lines, branch))) {
    const key = branch.slice(0, 4).join(' ');
    const seen = conditions.get(key) ?? { where: branch.slice(0, 4), counts: [0, 0] };
    seen.counts[0] += branch[4];
    seen.counts[1] += branch[5];
    conditions.set(key, seen);
  }
  const missed = [...conditions.values()].flatMap(({ where, counts }) => ['true', 'false'].filter((_, i) => counts[i] === 0)
    .map((side) => ({ line: where[0], told: `${name}:${where[0]}:${where[1]}: never ${side}: ${textAt(lines, where)}` })));
  return {
    name,
    lines: { all: summary.lines.count, reached: summary.lines.covered },
    branches: { all: 2 * conditions.size, reached: 2 * conditions.size - missed.length },
    missed: missed.sort((a, b) => a.line - b.line).map(({ told }) => told),
  };
}

const percent = ({ all, reached }) => (all === 0 ? '' : `${(100 * reached / all).toFixed(1)} %`);
function row(name, { lines, branches }) {
  return name.padEnd(46) + [lines, branches].map((part) =>
    `${part.reached} of ${part.all}`.padStart(16) + percent(part).padStart(9)).join('');
}

const files = exported.data[0].files.map((file) => ({ ...file, name: nameOf(file.filename) }))
  .filter(({ name }) => folders.some((folder) => name.startsWith(folder)))
  .map(measure).sort((a, b) => (a.name < b.name ? -1 : 1));
function sum(some, part) {
  return some.reduce((total, file) => ({ all: total.all + file[part].all, reached: total.reached + file[part].reached }),
    { all: 0, reached: 0 });
}

console.log(`${''.padEnd(46)}${'lines'.padStart(16)}${''.padStart(9)}${'branches'.padStart(16)}`);
const short = [];
function show(name, folder, part, wanted) {
  const some = files.filter((file) => file.name.startsWith(`${folder}/`));
  for (const file of some) console.log(row(file.name, file));
  const total = { lines: sum(some, 'lines'), branches: sum(some, 'branches') };
  console.log(row(`all of ${name}`, total));
  const { all, reached } = total[part];
  if (all === 0 || reached * 100 < wanted * all) short.push(`${wanted} % of the ${part} of ${name}`);
}
for (const game of games) show(game, `src/games/${game}`, 'branches', wantedBranches);
for (const room of roomsAbove) show(room, `src/${room}`, 'lines', wantedLines);
const missed = files.filter(({ name }) => name.startsWith('src/games/')).flatMap((file) => file.missed);
if (missed.length) console.log(['', 'Branches of the rules no test reaches:', ...missed].join('\n'));
if (short.length) {
  console.log(`\nThe tests have to reach ${short.join(', and ')}, and do not.`);
  process.exitCode = 1;
}
