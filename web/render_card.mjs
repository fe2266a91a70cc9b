// Draws the picture that a shared link is shown with, og.png, from the table itself: a match of three some
// moves old, and the name on it. node web/render_card.mjs, after a build; commit what it writes.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '../tests/e2e/browsers.mjs';
import { root, serve } from '../tests/e2e/machine.mjs';

const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const web = new URL('.', import.meta.url);
const card = { width: 1200, height: 630 };
const tab = await chromium({ viewport: card });
await tab.go(`${await serve(`${build}/site`)}#new/vikings?players=3&seed=42`);
await tab.run(() => {
  meadhall.command('setting motion off');
  meadhall.command('begin');
  for (let state = 11, made = 0; made < 120; ++made) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const { moves } = meadhall.page();
    meadhall.command(moves[Math.floor(state / 2 ** 32 * moves.length)].code);
  }
});
await tab.page.waitForTimeout(1500);
const table = (await tab.page.screenshot()).toString('base64');
const font = readFileSync(`${root}build/third-party/fonts/alegreya-700.ttf`).toString('base64');
const icon = readFileSync(new URL('icon.svg', web), 'utf8');
await tab.page.goto('about:blank');
await tab.page.setContent(`<style>
  @font-face { font-family: Alegreya; src: url(data:font/ttf;base64,${font}); }
  body { margin: 0; background: url(data:image/png;base64,${table}); color: #ffe08a; font: 104px/1 Alegreya; }
  div { position: fixed; inset: 0; padding: 0 64px; display: flex; align-items: end; gap: 32px;
    background: linear-gradient(rgb(12 34 49 / 0) 48%, rgb(12 34 49 / .97) 72%); }
  svg { width: 132px; margin-bottom: 44px; } h1 { font-size: inherit; margin: 0 0 60px; }
</style><div>${icon}<h1>Meadhall</h1></div>`);
await tab.run(() => document.fonts.ready.then(() => true));
writeFileSync(new URL('og.png', web), await tab.page.screenshot());
await tab.close();
process.exit();
