// Plays Meadhall in three browsers: node tests/e2e/run.mjs [WORD…]
// With words, only the tests whose name has one of them. Wants build/web/site and build/web/meadhall.html.
import { root, serve } from './machine.mjs';
import { accessTests } from './access.test.mjs';
import { botsTests } from './bots.test.mjs';
import { layoutTests } from './layout.test.mjs';
import { languagesTests } from './languages.test.mjs';
import { learningTests } from './learning.test.mjs';
import { pageTests } from './page.test.mjs';
import { everywhereTests } from './everywhere.test.mjs';
import { graenalandTests } from './graenaland.test.mjs';
import { insightTests } from './insight.test.mjs';
import { opinionTests } from './opinion.test.mjs';
import { pwaTests } from './pwa.test.mjs';
import { pointerTests } from './pointer.test.mjs';
import { replayTests } from './replay.test.mjs';

const words = process.argv.slice(2);
const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const place = { site: await serve(`${build}/site`), single: `file://${build}/meadhall.html`, folder: `${build}/site` };

// A page that hangs must not hang the run.
const tooLong = () => new Promise((_, reject) => {
  setTimeout(() => reject(new Error('not done after five minutes')), 300e3).unref();
});

let passed = 0;
let failed = 0;
const tests = [everywhereTests, graenalandTests, pageTests, pwaTests, pointerTests, replayTests, accessTests, languagesTests, layoutTests, learningTests, insightTests, botsTests, opinionTests].flatMap((group) => group(place));
for (const [name, test] of tests) {
  if (words.length && !words.some((word) => name.includes(word))) continue;
  const started = Date.now();
  try {
    const said = await Promise.race([test(), tooLong()]);
    ++passed;
    console.log(`ok    ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}`);
  } catch (error) {
    ++failed;
    console.log(`WRONG ${name}: ${error.stack}`);
  }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
