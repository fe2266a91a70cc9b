// Plays Meadhall in three browsers: node tests/e2e/run.mjs [--jobs N] [WORD…]
// With words, only the tests whose name has one of them; N at a time (2). Wants build/web/site and
// build/web/meadhall.html.
import { root, serve } from './machine.mjs';
import { accessTests } from './access.test.mjs';
import { botsTests } from './bots.test.mjs';
import { layoutTests } from './layout.test.mjs';
import { languagesTests } from './languages.test.mjs';
import { learningTests } from './learning.test.mjs';
import { pageTests } from './page.test.mjs';
import { everywhereTests } from './everywhere.test.mjs';
import { feastTests } from './feast.test.mjs';
import { graenalandTests } from './graenaland.test.mjs';
import { insightTests } from './insight.test.mjs';
import { opinionTests } from './opinion.test.mjs';
import { pwaTests } from './pwa.test.mjs';
import { pointerTests } from './pointer.test.mjs';
import { replayTests } from './replay.test.mjs';

const words = process.argv.slice(2);
const jobs = words[0] === '--jobs' ? Number(words.splice(0, 2)[1]) : 2;
if (!(jobs >= 1)) throw new Error('--jobs takes a number from 1 on');
const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const place = { site: await serve(`${build}/site`), single: `file://${build}/meadhall.html`, folder: `${build}/site` };

// A browser that cannot even be closed must not hang the run.
const tooLong = () => new Promise((_, reject) => {
  setTimeout(() => reject(new Error('not done after six minutes')), 360e3).unref();
});
const short = ({ message }) => message.split('\n').slice(0, 3).join(' ').slice(0, 300);

// Resolves to what went wrong, if anything did.
async function attempt(name, test, note = '') {
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

const all = [everywhereTests, graenalandTests, feastTests, pageTests, pwaTests, pointerTests, replayTests, accessTests, languagesTests, layoutTests, learningTests, insightTests, botsTests, opinionTests].flatMap((group) => group(place));
const wanted = all.filter(([name]) => !words.length || words.some((word) => name.includes(word)));
const failed = [];
const queue = [...wanted];
await Promise.all(Array.from({ length: jobs }, async () => {
  while (queue.length) {
    const [name, test] = queue.shift();
    const error = await attempt(name, test);
    if (error) failed.push({ name, test, error });
  }
}));

// A browser may stumble once: what fails gets a second try, alone, and passes with it, but not silently.
const late = [];
const wrong = [];
for (const { name, test, error } of failed) {
  const again = await attempt(name, test, ', at the second try');
  (again ? wrong : late).push({ name, error: again ?? error });
}

// Whoever runs this may see no more than its last lines.
for (const { name, error } of late) console.log(`ok at the second try  ${name}: ${short(error)}`);
for (const { name, error } of wrong) console.log(`WRONG twice  ${name}: ${short(error)}`);
console.log(`${wanted.length - wrong.length} passed, ${wrong.length} failed`);
process.exit(wrong.length ? 1 : 0);
