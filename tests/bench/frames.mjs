// What a frame takes of a processor while something moves, and what stays in memory; printed, never judged:
//   node tests/bench/frames.mjs [GAME…]
// Wants build/web/site. The machine should have nothing else to do: times are of the page's thread alone, but where
// others work it is put aside in the middle of a frame, and finds its caches theirs.
//
// Each figure is taken twice: as it is with a graphics card that is only imitated, and with WebGL's calls doing
// nothing, which leaves the program's own share.
import { chromium, launchChromium } from '../e2e/browsers.mjs';
import { places } from '../e2e/canvas.mjs';
import { root, serve } from '../e2e/machine.mjs';
import { chooser, runWithin } from '../e2e/play.mjs';
import { scenes } from '../e2e/scenes.mjs';
import { games as all } from '../support/games.mjs';

const address = `${await serve(process.env.MEADHALL_BUILD ?? `${root}build/web`)}site/`;
const games = process.argv.length > 2 ? process.argv.slice(2) : all;
const seconds = 25;  // that something moves
const matches = 10;  // for the memory

// --- Within the page

// Leaves of WebGL only what answers: programs are made, and nothing is drawn.
const stubGl = () => {
  const answers = /^(get|create|is|check|compile|link|shaderSource|attach)/;
  const { prototype } = WebGL2RenderingContext;
  for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    if (typeof value === 'function' && !answers.test(name)) prototype[name] = () => {};
  }
};
// The program's memory.
const watchMemory = () => {
  const { instantiateStreaming } = WebAssembly;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await instantiateStreaming(...given);
    globalThis.wasmMemory ??= Object.values(made.instance.exports).find((each) => each instanceof WebAssembly.Memory);
    return made;
  };
};

// Plays on, at most so many seconds, each step with some frames.
const playOn = async (state, most, frames) => {
  const choose = chooser(state);
  for (const end = performance.now() + most * 1000; performance.now() < end;) {
    const { actions, moves: codes = [] } = meadhall.page();
    const line = actions.some(({ command }) => command === 'ready') ? 'ready' : codes[choose(Math.max(codes.length, 1))]?.code;
    if (!line) break;
    meadhall.command(line);
    for (let drawn = 0; drawn < frames; ++drawn) await new Promise((resolve) => { requestAnimationFrame(resolve); });
  }
};

// --- What moves: each leads a tab there, and returns what then moves it

const played = (game) => async (tab) => {
  await tab.go(`${address}#new/${game}?players=4&seed=42`);
  await tab.run(() => { meadhall.command('begin'); });
  return () => runWithin(tab, playOn, [chooser], 1, seconds, 2);
};

// A tile is dragged over the home board and what is around it.
const dragged = async (tab) => {
  await scenes['feast-turn'](tab, address);
  const good = (await tab.run(places)).find(({ what, choice }) => what === 'good' && choice);
  await tab.page.mouse.move(good.x, good.y);
  await tab.page.mouse.down();
  await tab.page.mouse.move(good.x + 20, good.y + 20, { steps: 4 });
  await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 500); }));
  const board = (await tab.run(() => meadhall.targets())).filter(({ what }) => what === 'lay-on');
  if (!board.length) throw new Error('nothing is in the hand');
  const [left, right] = [Math.min(...board.map(({ x }) => x)), Math.max(...board.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...board.map(({ y }) => y)), Math.max(...board.map(({ y }) => y))];
  return async () => {
    for (let at = 0, end = Date.now() + seconds * 1000; Date.now() < end; ++at) {
      await tab.page.mouse.move((left + right) / 2 + (right - left) / 2 * Math.sin(at / 13), (top + bottom) / 2 + (bottom - top) / 2 * Math.sin(at / 7));
      await tab.run(() => new Promise((resolve) => { requestAnimationFrame(resolve); }));
    }
  };
};

const motions = games.flatMap((game) => [[`${game}, played`, played(game)], ...(game === 'feast' ? [['feast, a tile dragged', dragged]] : [])]);

// --- Frames

// What each frame that drew took of a processor, with the input it answered, in milliseconds. Whoever asks for a
// callback of the next frame has an event for it; those that drew are the longest.
function costs(events, drawn) {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame').sort((a, b) => b.tdur - a.tdur).slice(0, drawn);
  const drew = new Set(frames);
  const found = [];
  let input = 0;
  for (const event of events) {
    if (event.name === 'EventDispatch') input += event.tdur;
    if (!drew.has(event)) continue;
    found.push((event.tdur + input) / 1000);
    input = 0;
  }
  return found.sort((a, b) => a - b);
}

async function measure(lead, stubbed) {
  const browser = await launchChromium();
  const tab = await chromium({ browser, deviceScaleFactor: 2 });
  if (stubbed) await tab.page.addInitScript(stubGl);
  const move = await lead(tab);
  const before = await tab.run(() => meadhall.stats().drawn);
  await browser.startTracing(tab.page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await move();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const stats = await tab.run(() => meadhall.stats());
  await browser.close();
  const { pid, tid } = traceEvents.find(({ name }) => name === 'FireAnimationFrame');  // the page's thread
  const events = traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.tdur > 0).sort((a, b) => a.ts - b.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask').map(({ tdur }) => tdur / 1000);
  return { times: costs(events, stats.drawn - before), stats, tasks };
}

const row = (first, ...cells) => console.log(first.padEnd(24) + cells.map((cell) => String(cell).padStart(9)).join(''));
console.log('Milliseconds of a processor per frame in motion, 1440 × 900 at two pixels each; the longest task');
for (const [how, stubbed] of [['as it is', false], ['WebGL does nothing', true]]) {
  console.log(`\n${how}`);
  row('', 'frames', 'median', 'p95', 'p99', 'vertices', 'task');
  for (const [name, lead] of motions) {
    const { times, stats, tasks } = await measure(lead, stubbed);
    const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(2);
    row(name, times.length, at(0.5), at(0.95), at(0.99), stats.vertices, Math.max(...tasks).toFixed(0));
  }
}

// --- Memory

console.log(`\nMemory in MB after each of ${matches} matches, one after the other in one page`);
for (const game of games) {
  const browser = await launchChromium();
  const tab = await chromium({ browser });
  await tab.page.addInitScript(watchMemory);
  await tab.page.addInitScript(stubGl);
  const session = await tab.profile.newCDPSession(tab.page);
  await session.send('Performance.enable');
  await tab.go(address);
  const after = [];
  for (let match = 0; match < matches; ++match) {
    await tab.run((line, seed) => { for (const each of [line, 'players 4', `seed ${seed}`, 'begin']) meadhall.command(each); }, `new ${game}`, match);
    await runWithin(tab, playOn, [chooser], match, 600, 1);
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    after.push({ wasm: await tab.run(() => wasmMemory.buffer.byteLength), js: metrics.find(({ name }) => name === 'JSHeapUsedSize').value });
  }
  for (const heap of ['wasm', 'js']) row(`${game}, ${heap}`, ...after.map((each) => (each[heap] / 1e6).toFixed(1)));
  await browser.close();
}

// --- Idle

{
  const tab = await chromium();
  await (await played(games[0])(tab))();
  // Idle begins when all has been shown: two seconds without a frame.
  await tab.run(async () => {
    for (let drawn = -1; drawn !== meadhall.stats().drawn;) {
      drawn = meadhall.stats().drawn;
      await new Promise((resolve) => { setTimeout(resolve, 2000); });
    }
  });
  const before = await tab.run(() => meadhall.stats().drawn);
  await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 10000); }));
  console.log(`\nframes in 10 idle seconds: ${await tab.run(() => meadhall.stats().drawn) - before}`);
  await tab.close();
}
process.exit();
