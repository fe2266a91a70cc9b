// What a visit fetches before its first interactive frame, packed with brotli as the site has it, and the most that
// each part of it may take: node tests/first_load.mjs. Wants build/web/site. Which files a visit fetches by then is
// tested in a browser (e2e/loading.test.mjs); who brings the bytes of a part is told by bench/bytes.mjs.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './e2e/machine.mjs';
import { games } from './support/games.mjs';

const site = join(process.env.MEADHALL_BUILD ?? `${root}build/web`, 'site');

// The most, in kB of 1000 bytes. A limit is raised by whoever has a reason to, and says it.
const limits = {
  page: 30,       // its text, styles and scripts; the house is fetched before its games
  house: 255,     // the program without the games and what comes after the first frame,
  later: 88,      // which is of the house this: the screens around the table, text mode, …
  letters: 18,    // of other languages than English
  vikings: 66,    // of a game its rules and table,
  graenaland: 124,
  feast: 154,
  'vikings-later': 19,  // and its bots and what there is to learn it by
  'graenaland-later': 21,
  'feast-later': 37,
  words: 49,      // English, all of them
};

const packed = readdirSync(site).filter((name) => name.endsWith('.br'));
const sizeOf = (pattern) => packed.filter((name) => pattern.test(name.slice(0, -3).replace(/\.[0-9a-f]{10}/, '')))
  .reduce((sum, name) => sum + statSync(join(site, name)).size / 1000, 0);
const sizes = {
  page: sizeOf(/^index\.html$|^(meadhall|page)\.js$/),
  house: sizeOf(/^meadhall\.wasm$/),
  later: sizeOf(/^later\.wasm$/),
  letters: sizeOf(/\.outlines$/),
  ...Object.fromEntries(games.flatMap((game) => [game, `${game}-later`]).map((part) => [part, sizeOf(new RegExp(`^${part}\\.wasm$`))])),
  words: sizeOf(/^words-en/),
};

// What is wanted of a link to a match in a chat, and of all of it.
const mostOfALink = 480;
const mostOfAll = 850;

const over = [];
for (const [part, size] of Object.entries(sizes)) {
  const limit = limits[part];
  if (limit === undefined) over.push(`${part} has no limit yet in tests/first_load.mjs.`);
  else if (size === 0) over.push(`${part} is not there.`);
  else if (size > limit) over.push(`${part} takes ${size.toFixed(1)} kB, and may take ${limit}: see tests/bench/bytes.mjs who brings them.`);
  console.log(`${part.padEnd(16)}${size.toFixed(1).padStart(7)} kB, at most ${limit}`);
}
const first = sizes.page + sizes.house;
console.log(`\nthe hall, in English      ${first.toFixed(1).padStart(7)} kB`);
const together = (what, size, most) => {
  if (size > most) over.push(`${what} takes ${size.toFixed(1)} kB, and may take ${most}.`);
  console.log(`${what.padEnd(26)}${size.toFixed(1).padStart(7)} kB, at most ${most}`);
};
for (const game of games) together(`a link to ${game}`, first + sizes[game] + sizeOf(new RegExp(`^words-en-${game}\\.txt$`)), mostOfALink);
together('all of it, in English', Object.values(sizes).reduce((a, b) => a + b), mostOfAll);

console.log(`\n${Object.keys(sizes).length + games.length + 1 - over.length} passed, ${over.length} failed`);
for (const each of over) console.error(each);
process.exit(over.length ? 1 : 0);
