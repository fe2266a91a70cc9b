// Figures of the page, printed, never judged: node tests/bench/page.mjs [RUNS]. What a frame takes: frames.mjs.
// Wants build/web/site and build/web/bare (cmake --build --preset web --target bare). The machine should have nothing else to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, launchChromium } from '../e2e/browsers.mjs';
import { root, serve } from '../e2e/machine.mjs';
import { games } from '../support/games.mjs';

const runs = Number(process.argv[2] ?? 9);
const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const address = await serve(build);

const sorted = (values) => values.slice().sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const spread = (values) => `${Math.min(...values).toFixed(0)} … ${Math.max(...values).toFixed(0)}`;

const brotli = (bytes) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;

// Notes in the page what it takes: how long things stood, what moved, what kept the browser from answering.
const watch = () => {
  const noted = { paint: NaN, largest: NaN, shift: 0, tasks: [], answers: [] };
  globalThis.noted = noted;
  const on = (type, take, options = {}) => new PerformanceObserver((list) => list.getEntries().forEach(take))
    .observe({ type, buffered: true, ...options });
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') noted.paint = startTime; });
  on('largest-contentful-paint', ({ startTime }) => { noted.largest = startTime; });
  on('layout-shift', ({ value, hadRecentInput }) => { if (!hadRecentInput) noted.shift += value; });
  on('longtask', ({ startTime, duration }) => noted.tasks.push({ startTime, duration }));
  on('event', ({ duration, interactionId }) => { if (interactionId) noted.answers.push(duration); }, { durationThreshold: 16 });
};
const firstFrame = () => performance.getEntriesByName('first-frame')[0].startTime;

async function open(options) {
  const tab = await chromium(options);
  await tab.page.addInitScript(watch);
  return tab;
}

// One visit, and how long after its navigation things stood; half a second later all is noted.
async function visit(tab, path) {
  const loaded = new Set();
  tab.page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await tab.page.goto(address + path);
  await tab.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  await tab.page.waitForTimeout(500);
  const frame = await tab.run(firstFrame);
  const noted = await tab.run(() => globalThis.noted);
  return { ...noted, frame, loaded };
}
async function coldVisit(path, options) {
  const tab = await open(options);
  const visited = await visit(tab, path);
  await tab.close();
  return visited;
}

// --- First frame: ours and the bare one in turn, so that what else the machine does hits both
const ours = [];
const bare = [];
for (let run = 0; run < runs; ++run) {
  for (const [path, list] of run % 2 ? [['site/', ours], ['bare/', bare]] : [['bare/', bare], ['site/', ours]]) {
    list.push(await coldVisit(path));
  }
}
const column = (visits, key) => visits.map((visited) => visited[key]).filter(Number.isFinite);
const told = (visits, key) => {
  const times = column(visits, key);
  return times.length ? `median ${median(times).toFixed(0)} ms (${spread(times)})` : 'not reported';
};

const sizes = (visits) => [...visits[0].loaded].map((path) => {
  const bytes = readFileSync(join(build, path.endsWith('/') ? `${path}index.html` : path));
  return { path, raw: bytes.length, packed: brotli(bytes) };
});
// What is fetched after the first frame, for later visits and for the shelf of apps, is not of the first load.
const first = ({ path }) => !/sw\.js$|\.png$|\.webmanifest$|words-[\w-]+\.\w+\.txt$|\.outlines$/.test(path);
const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
for (const { path, raw, packed } of sizes(ours).filter(first)) console.log(`${path}: ${raw} bytes, ${packed} with brotli -11`);
for (const [name, visits] of [['meadhall', ours], ['bare ImGui', bare]]) {
  const files = sizes(visits).filter(first);
  console.log(`${name}, all files of the first load: ${sum(files, 'raw')} bytes, ${sum(files, 'packed')} with brotli -11`);
}
// Chromium now and then leaves a first paint unreported.
console.log(`first paint of the splash, ${column(ours, 'paint').length} runs: ${told(ours, 'paint')}`);
console.log(`largest contentful paint: ${told(ours, 'largest')}`);
console.log(`layout shift, the worst of all runs: ${Math.max(...column(ours, 'shift')).toFixed(4)}`);
for (const [name, visits] of [['meadhall', ours], ['bare ImGui', bare]]) {
  console.log(`first frame of ${name}, ${runs} runs: ${told(visits, 'frame')}`);
}
console.log(`ratio of the medians: ${(median(column(ours, 'frame')) / median(column(bare, 'frame'))).toFixed(2)}`);
const lengths = (tasks) => tasks.map(({ duration }) => duration.toFixed(0)).join(', ') || 'none';
console.log(`tasks over 50 ms until the first frame, by run: ${ours.map(({ tasks, frame }) =>
  lengths(tasks.filter(({ startTime }) => startTime < frame))).join('; ')}`);
console.log(`tasks over 50 ms after it: ${lengths(ours.flatMap(({ tasks, frame }) =>
  tasks.filter(({ startTime }) => startTime >= frame)))}`);

// What a browser that just started needs before it paints anything: a page of one word, told in its address.
{
  const paints = [];
  for (let run = 0; run < runs; ++run) {
    const tab = await open();
    await tab.page.goto('data:text/html,<h1>Meadhall</h1>');
    await tab.page.waitForTimeout(1500);
    paints.push(await tab.run(() => globalThis.noted));
    await tab.close();
  }
  console.log(`first paint of a page of one word: ${told(paints, 'paint')}`);
}

// --- In a browser that runs already, as a visitor's does: a fresh profile each time, nothing in store
{
  const browser = await launchChromium();
  await coldVisit('bare/', { browser });
  const visits = [];
  for (let run = 0; run < runs; ++run) visits.push(await coldVisit('site/', { browser }));
  console.log(`in a browser that runs already, first paint: ${told(visits, 'paint')}; first frame: ${told(visits, 'frame')}`);
  await browser.close();
}

// --- A repeat visit without the network
{
  const tab = await open();
  await visit(tab, 'site/');
  await tab.run(() => navigator.serviceWorker.ready.then(() => true));
  await tab.profile.setOffline(true);
  const again = [];
  for (let run = 0; run < runs; ++run) again.push(await visit(tab, 'site/'));
  console.log(`without the network, first paint: ${told(again, 'paint')}; first frame: ${told(again, 'frame')}`);
  await tab.close();
}

// --- A link in a chat, opened on a phone: 1.5 Mb/s, 100 ms there and back, a processor of a quarter of this one's speed
for (const game of games) {
  const sender = await open();
  await sender.go(`${address}site/#new/${game}?players=3&seed=42`);
  await sender.run(() => { meadhall.command('begin'); });
  await sender.profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sender.run(() => {
    const asks = meadhall.page().actions.some(({ command }) => command === 'ready');
    for (const line of asks ? ['ready', 'link'] : ['link']) meadhall.command(line);
  });
  const link = new URL(await sender.run(async () => {
    for (;;) {
      const copied = await navigator.clipboard.readText();
      if (copied.includes('#')) return copied;
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
  }));
  await sender.close();
  const browser = await launchChromium();
  await coldVisit('site/', { browser });
  const visits = [];
  for (let run = 0; run < runs; ++run) {
    const tab = await open({ browser });
    const session = await tab.profile.newCDPSession(tab.page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false, latency: 100, downloadThroughput: 1.5e6 / 8, uploadThroughput: 0.75e6 / 8 });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    visits.push(await visit(tab, `site/${link.hash}`));
    await tab.close();
  }
  await browser.close();
  console.log(`a link to ${game} on a slow phone, first paint: ${told(visits, 'paint')}; first frame: ${told(visits, 'frame')}`);
}

// --- Answers to a hand: thirty clicks on what may be chosen, and as many keys
{
  const tab = await open();
  await tab.go(`${address}site/#new/vikings?players=4&seed=42`);
  await tab.run(() => meadhall.command('begin'));
  await tab.page.waitForTimeout(1500);
  await tab.run(() => { noted.tasks = []; noted.answers = []; });
  for (let step = 0; step < 30; ++step) {
    const choices = await tab.run(() => meadhall.targets().filter(({ choice }) => choice));
    if (choices.length) {
      const { x, y } = choices[step % choices.length];
      await tab.page.mouse.click(x, y);
    }
    await tab.page.waitForTimeout(200);
    await tab.page.keyboard.press(['Tab', 'ArrowRight', 'ArrowDown'][step % 3]);
    await tab.page.waitForTimeout(200);
  }
  const { answers, tasks } = await tab.run(() => noted);
  console.log(`answers to clicks and keys, over 16 ms: ${answers.length}, the slowest ${Math.max(0, ...answers)} ms, `
    + `median ${answers.length ? median(answers) : 0} ms; tasks over 50 ms: ${lengths(tasks)}`);
  await tab.close();
}

process.exit();
