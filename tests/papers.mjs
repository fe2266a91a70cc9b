// Papers that are cited exist: each `rules: Vikings 7.5` in src and tests names a section of that game's
// rules.md, and so does the number in a test's name; and what is shipped has its licence's text. First the
// checks are tried on lines that they must find fault with. Prints what is wrong, and then has status 1.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { shipped } from '../web/gather_licences.mjs';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

// --- Sections. A number begins one at the start of a heading, of a paragraph in bold, or of a table's row.

// The sections of a paper, as a set; what is numbered twice goes to `twice`.
function sectionsOf(text, twice = []) {
  const found = new Set();
  for (const [, heading, row] of text.matchAll(/^(?:(?:#{2,3} |\*\*)(\d+(?:\.\d+)?)|\| (\d+\.\d+))[ *|]/gm)) {
    const number = heading ?? row;
    if (found.has(number)) twice.push(number);
    found.add(number);
  }
  return found;
}

// Each game that has papers: its folder, the name it is cited by (the first word of rules.md), its sections.
function readGames(complain) {
  const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, 'src/games', entry.name, 'rules.md')));
  return games.map(({ name: folder }) => {
    const papers = readdirSync(join(root, 'src/games', folder)).filter((name) => /\.md$/.test(name) && name !== 'README.md');
    const twice = [];
    const sections = sectionsOf(papers.map((name) => read(`src/games/${folder}/${name}`)).join('\n'), twice);
    for (const number of twice) complain(`src/games/${folder}: there are two sections ${number}`);
    return { folder, name: read(`src/games/${folder}/rules.md`).match(/^# (\w+):/)[1], sections };
  });
}

// --- Citations

// Calls `complain` with what is wrong in a text of a program.
function checkText(path, text, games, complain) {
  const named = games.map(({ name }) => name).join('|');
  // It stands on one line. Elsewhere “rules:” is a word of a sentence, after another.
  const citation = new RegExp(`(?:(?<![\\w,] )|(?=rules: (?:${named}|A Feast)\\b))\\brules:(.*)`);
  const form = new RegExp(`^ (${named}) (\\d+(?:\\.\\d+)?(?:, \\d+(?:\\.\\d+)?)*)(?=$|\\.(?: |$)|[:;)])`);
  const wrong = (at, what) => complain(`${path}:${at}: ${what}`);
  text.split('\n').forEach((line, index) => {
    const comment = line.match(/(?:^|\s)(?:\/\/|#)(.*)/)?.[1] ?? '';
    const cited = comment.match(citation);
    if (cited) {
      const [, name, numbers] = cited[1].match(form) ?? [];
      if (!name) wrong(index + 1, `a citation reads “rules: ${games[0].name} 7.5, 8.1”, on one line, and not “${cited[0]}”`);
      for (const number of numbers?.split(', ') ?? []) {
        if (!games.find((game) => game.name === name).sections.has(number)) wrong(index + 1, `the rules of ${name} have no section ${number}`);
      }
    }
    const elsewhere = comment.match(/\bcases? \d+|\bdigest(?:'s\b| \d)|\brules digest\b|\bcomponents: [A-Z]/);
    if (elsewhere) wrong(index + 1, `“${elsewhere[0]}” points at no paper of this repository; cite a section of rules.md`);
  });
  for (const { index, 1: title } of text.matchAll(/TEST_CASE\(\s*"((?:[^"\\]|\\.)*)"/g)) {
    const at = text.slice(0, index).split('\n').length;
    const [, folder, number] = title.match(/^(\w+) (\d+(?:\.\d+)*): /) ?? [];
    const game = games.find((each) => each.folder === folder);
    if (game && !game.sections.has(number)) wrong(at, `the rules of ${game.name} have no section ${number}`);
    const elsewhere = title.match(/\bcase \d+\b|\bdigest \d|^\w+ [A-Z]\d\d\b/);
    if (elsewhere) wrong(at, `“${elsewhere[0]}” points at no paper of this repository; name a section of rules.md`);
  }
}

// --- Licences

// What is fetched has a pin and a sum; what is shipped a text, which is there as soon as its folder is.
function checkEntry(entry, complain) {
  const { name, source, pin, sha256, texts } = entry;
  if (source && !(pin && /^[0-9a-f]{64}$/.test(sha256 ?? ''))) complain(`web/third_party.json: ${name} has no pin or no sha256`);
  if (!shipped([entry]).length) return;
  if (!texts?.length) complain(`web/third_party.json: ${name} is shipped and names no text of its licence`);
  for (const path of texts ?? []) {
    const fetched = path.match(/^build\/[\w-]+/)?.[0];
    if (fetched && !existsSync(join(root, fetched))) continue;
    if (!existsSync(join(root, path)) || !read(path).trim()) complain(`${path}, the licence of ${name}, is missing or empty`);
  }
}

// --- The checks themselves

const made = [{ folder: 'horn', name: 'Horn', sections: sectionsOf('## 1 Cup\n\n**1.1 Sip.** …\n\n| 1.2 | gulp |\n') }];
const complaintsAbout = (text) => {
  const found = [];
  checkText('made', text, made, (line) => found.push(line));
  return found.length;
};
const entryComplaints = (entry) => {
  const found = [];
  checkEntry({ name: 'Horn', ...entry }, (line) => found.push(line));
  return found.length;
};
const faulty = ['// rules: Horn 2', '// rules: Horn 1.3', '// rules: Horn 1.1, 1.4: sips', '  // A sip. rules: Horn', '// rules: Horn,\n// 1.1',
  '// rules: Cup 1.1', '// rules: Horn, sips', '// as the rules: Horn 3', '// rules: Horn 1.1.1', '// rules: Horn 1.1 and 1.2', 'const a = 1;  // rules: 1.1',
  '// rules: A Feast for Odin, sips', '// Sips: cases 3 to 5', '// as case 12 says', "// the digest's table", '// straight from digest 1.1', '// components: Horn 1',
  'TEST_CASE("horn 1.3: a sip") {', 'TEST_CASE(\n    "horn 2: a sip") {', 'TEST_CASE("horn: case 3: a sip") {', 'TEST_CASE("horn sips (digest 1.1)") {', 'TEST_CASE("horn V03: a sip") {'];
const sound = ['// rules: Horn 1', '// A sip. rules: Horn 1.1, 1.2; option gulp', '// rules: Horn 1.2: in one go', '// what its rules: all of them', 'case 3: return;',
  '// (rules: Horn 1.1)', 'TEST_CASE("horn 1.2: a gulp") {', 'TEST_CASE("rules: every chapter") {', '// A digest of bytes', 'say("rules: none");'];
const pinned = { source: 'horn', pin: '1', sha256: '0'.repeat(64), texts: ['LICENSE'] };
const faultyEntries = [{}, { texts: [] }, { texts: ['web/no_such.txt'] }, { ...pinned, pin: undefined }, { ...pinned, sha256: '7' }];
const soundEntries = [{ shipped: false }, { texts: ['LICENSE'] }, pinned];

const wrongs = [];
const complain = (line) => wrongs.push(line);
const tell = (what) => (each) => complain(`tests/papers.mjs finds ${what} with: ${JSON.stringify(each)}`);
faulty.filter((text) => !complaintsAbout(text)).forEach(tell('no fault'));
sound.filter(complaintsAbout).forEach(tell('fault'));
faultyEntries.filter((entry) => !entryComplaints(entry)).forEach(tell('no fault'));
soundEntries.filter(entryComplaints).forEach(tell('fault'));

// --- The papers

const games = readGames(complain);
const files = execFileSync('git', ['ls-files', 'src', 'tests'], { cwd: root, encoding: 'utf8' }).split('\n')
  .filter((path) => /\.(?:cpp|h|mjs|js|sh|txt|cmake)$/.test(path) && path !== 'tests/papers.mjs' && existsSync(join(root, path)));
for (const path of files) checkText(path, read(path), games, complain);
for (const entry of JSON.parse(read('web/third_party.json'))) checkEntry(entry, complain);

for (const line of wrongs) console.log(line);
const tests = faulty.length + sound.length + faultyEntries.length + soundEntries.length + 3;  // sections, citations, licences
console.log(`${Math.max(0, tests - wrongs.length)} passed, ${wrongs.length} failed`);
process.exitCode = wrongs.length ? 1 : 0;
