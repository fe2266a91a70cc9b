// Is the way to add a game, as src/games/README.md tells it, still the way? Every path it names exists, for every game
// where it says <id>.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import assert from 'node:assert/strict';
import { games } from './support/games.mjs';
import { runTests } from './support/runner.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const page = readFileSync(`${root}src/games/README.md`, 'utf8');
const named = [...page.matchAll(/`((?:src|tests|assets)\/[^`\s]*)`/g)].map(([, path]) => path);

// A * stands in the last part alone.
function exists(path) {
  if (!path.includes('*')) return existsSync(root + path);
  const pattern = new RegExp(`^${basename(path).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
  return readdirSync(root + dirname(path)).some((name) => pattern.test(name));
}

await runTests([
  ['places: the page names some of each kind', () => {
    assert.ok(named.length >= 10, String(named));
    assert.ok(named.filter((path) => path.includes('<id>')).length >= 4, String(named));
  }],
  ['places: each exists, for each game', () => {
    const missing = named.flatMap((path) => games.map((game) => path.replaceAll('<id>', game)))
      .filter((path) => !exists(path));
    assert.deepEqual([...new Set(missing)], []);
  }],
  ['places: each registry has a line for each game', () => {
    for (const [file, after] of [['src/games/registry.cpp', '::'], ['src/bots/registry.cpp', '_bots::']]) {
      const text = readFileSync(root + file, 'utf8');
      for (const game of games) assert.match(text, new RegExp(`\\b${game}${after}`), `${file}: ${game}`);
    }
  }],
]);
