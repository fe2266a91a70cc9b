// Plays Meadhall in three browsers: node tests/e2e/run.mjs [--jobs N] [WORD…]
// With words, only the tests whose name has one of them; N at a time (2). Wants build/web/site and
// build/web/meadhall.html. What is asked of every screen is asked where it is photographed: shots.mjs.
import { root, serve } from './machine.mjs';
import { botsTests } from './bots.test.mjs';
import { correspondenceTests } from './correspondence.test.mjs';
import { killedTests } from './killed.test.mjs';
import { layoutTests } from './layout.test.mjs';
import { languagesTests } from './languages.test.mjs';
import { loadingTests } from './loading.test.mjs';
import { learningTests } from './learning.test.mjs';
import { pageTests } from './page.test.mjs';
import { everywhereTests } from './everywhere.test.mjs';
import { feastTests } from './feast.test.mjs';
import { graenalandTests } from './graenaland.test.mjs';
import { hallTests } from './hall.test.mjs';
import { insightTests } from './insight.test.mjs';
import { opinionTests } from './opinion.test.mjs';
import { pwaTests } from './pwa.test.mjs';
import { pointerTests } from './pointer.test.mjs';
import { soundsTests } from './sounds.test.mjs';
import { tabsTests } from './tabs.test.mjs';
import { updatesTests } from './updates.test.mjs';
import { wordsTests } from './words.test.mjs';
import { replayTests } from './replay.test.mjs';
import { runTwice, verdict } from './tries.mjs';

const words = process.argv.slice(2);
const jobs = words[0] === '--jobs' ? Number(words.splice(0, 2)[1]) : 2;
if (!(jobs >= 1)) throw new Error('--jobs takes a number from 1 on');
const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const place = { site: await serve(`${build}/site`), single: `file://${build}/meadhall.html`, folder: `${build}/site` };

// A browser that cannot even be closed must not hang the run.
const tooLong = () => new Promise((_, reject) => {
  setTimeout(() => reject(new Error('not done after ten minutes')), 600e3).unref();
});

// Resolves to what went wrong, if anything did.
async function attempt(name, test, note) {
  const started = Date.now();
  try {
    const said = await Promise.race([test(), tooLong()]);
    console.log(`ok    ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)${said ? `: ${said}` : ''}${note}`);
    return undefined;
  } catch (error) {
    console.log(`WRONG ${name}: ${error.stack}`);
    return error;
  }
}

const all = [everywhereTests, hallTests, correspondenceTests, graenalandTests, feastTests, pageTests, pwaTests, killedTests, tabsTests, loadingTests, updatesTests, pointerTests, replayTests, soundsTests, languagesTests, layoutTests, learningTests, wordsTests, insightTests, botsTests, opinionTests].flatMap((group) => group(place));
const wanted = all.filter(([name]) => !words.length || words.some((word) => name.includes(word)));
const { lines, failed } = verdict(wanted.length, await runTwice(wanted, jobs, attempt));
// Whoever runs this may see no more than its last lines.
for (const line of lines) console.log(line);
process.exit(failed ? 1 : 0);
