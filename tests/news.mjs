// What players are told of each version (web/news.mjs): that of the house is whole, in all languages; and what is not
// would be found.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseNews, readNews, versionOf } from '../web/news.mjs';
import { runTests } from './support/runner.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const parse = (...rows) => parseNews(rows.join('\n'), 'made.md');
const wrong = (rows, complaint) => assert.throws(() => parse(...rows), { message: complaint });

// readNews() of files made for it.
function readMade(files) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-news-'));
  try {
    for (const [name, rows] of Object.entries(files)) writeFileSync(join(folder, name), rows.join('\n'));
    return readNews(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await runTests([
  ['news: versions, a line and points each', () => {
    assert.deepEqual(parse('# 1.10', '', 'Boards.', '', '- One.', '- Two.', '', '# 1.9', '', 'Words.', '', '- Three.', ''), [
      { version: '1.10', line: 'Boards.', points: ['One.', 'Two.'] }, { version: '1.9', line: 'Words.', points: ['Three.'] }]);
  }],
  ['news: what is amiss is told with its place', () => {
    wrong(['# 1.0', '', 'Words.'], 'made.md: there is nothing to say of 1.0');
    wrong([], 'made.md: there is nothing to say of any version');
    wrong(['# 1.1', 'Boards.', '# 1.0', 'Words.', '- One.'], 'made.md:3: there is nothing to say of 1.1');
    wrong(['# 1.9', 'Words.', '- One.', '# 1.10', 'Boards.', '- Two.'], 'made.md:4: 1.10 stands below 1.9');
    wrong(['# 1.0', 'Words.', '- One.', '# 1.0', 'Words.', '- One.'], 'made.md:4: 1.0 stands below 1.0');
    for (const rows of [['Words.'], ['# 1'], ['# 1.0', '- One.'], ['# 1.0', 'Words.', 'More.'], ['# 1.0', 'Words.', '* One.']]) {
      wrong([...rows], new RegExp(`^made.md:${rows.length}: .*and not “`));
    }
  }],
  ['news: all languages tell of the same', () => {
    const en = ['# 1.1', 'Boards.', '- One.', '# 1.0', 'Words.', '- One.', '- Two.'];
    assert.equal(versionOf(readMade({ 'en.md': en, 'cs.md': en })), '1.1');
    assert.throws(() => readMade({ 'en.md': en, 'cs.md': en.slice(3) }), /cs\.md tells of 1\.0 in 2 points; en\.md of 1\.1 in 1 points, 1\.0/);
    assert.throws(() => readMade({ 'en.md': en, 'cs.md': en.slice(0, -1) }), /cs\.md tells of 1\.1 in 1 points, 1\.0 in 1 points/);
  }],
  ['news: the house’s are there in every language it speaks, and short enough to be offered', () => {
    const news = readNews(join(root, 'assets/news'));
    const spoken = readdirSync(join(root, 'assets/i18n')).filter((name) => name.endsWith('.po')).map((name) => name.replace('.po', ''));
    assert.deepEqual(Object.keys(news).sort(), spoken.sort());
    for (const [language, versions] of Object.entries(news)) {
      for (const { version, line } of versions) assert.ok(line.length <= 120, `${language} says too much of ${version}: ${line}`);
    }
  }],
]);
