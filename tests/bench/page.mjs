// Figures of the page, printed, never judged: node tests/bench/page.mjs [RUNS]
// Wants build/web/site and build/web/bare. The machine should have nothing else to do.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium } from '../e2e/browsers.mjs';
import { root, serve } from '../e2e/machine.mjs';
import { chooser } from '../e2e/play.mjs';

const runs = Number(process.argv[2] ?? 9);
const build = process.env.MEADHALL_BUILD ?? `${root}build/web`;
const address = await serve(build);

const sorted = (values) => values.slice().sort((a, b) => a - b);
const median = (values) => sorted(values)[Math.floor(values.length / 2)];
const spread = (values) => `${Math.min(...values).toFixed(0)} … ${Math.max(...values).toFixed(0)}`;

const brotli = (bytes) => brotliCompressSync(bytes, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length;

// One visit with a cold cache, and how long after its navigation things stood.
async function visit(path) {
  const tab = await chromium();
  const loaded = new Set();
  tab.page.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await tab.page.goto(address + path);
  await tab.page.waitForFunction(() => performance.getEntriesByName('first-frame').length > 0);
  const times = await tab.run(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    frame: performance.getEntriesByName('first-frame')[0].startTime,
  }));
  await tab.close();
  return { ...times, loaded };
}

// --- First frame: ours and the bare one in turn, so that what else the machine does hits both
const ours = [];
const bare = [];
for (let run = 0; run < runs; ++run) {
  for (const [path, list] of run % 2 ? [['site/', ours], ['bare/', bare]] : [['bare/', bare], ['site/', ours]]) {
    list.push(await visit(path));
  }
}
const frames = (visits) => visits.map(({ frame }) => frame);

const sizes = (visits) => [...visits[0].loaded].map((path) => {
  const bytes = readFileSync(join(build, path.endsWith('/') ? `${path}index.html` : path));
  return { path, raw: bytes.length, packed: brotli(bytes) };
});
const sum = (list, key) => list.reduce((total, each) => total + each[key], 0);
for (const { path, raw, packed } of sizes(ours)) console.log(`${path}: ${raw} bytes, ${packed} with brotli -11`);
for (const [name, visits] of [['meadhall', ours], ['bare ImGui', bare]]) {
  console.log(`${name}, all files of the first load: ${sum(sizes(visits), 'raw')} bytes, ${sum(sizes(visits), 'packed')} with brotli -11`);
}
// Chromium now and then leaves a first paint unreported.
const paints = ours.map(({ paint }) => paint).filter(Number.isFinite);
console.log(`first paint of the splash, ${paints.length} runs: median ${median(paints).toFixed(0)} ms (${spread(paints)})`);
for (const [name, visits] of [['meadhall', ours], ['bare ImGui', bare]]) {
  console.log(`first frame of ${name}, ${runs} runs: median ${median(frames(visits)).toFixed(0)} ms (${spread(frames(visits))})`);
}
console.log(`ratio of the medians: ${(median(frames(ours)) / median(frames(bare))).toFixed(2)}`);

// --- Work per frame: four players, 1440 × 900, a match played through with the table in sight
const tab = await chromium();
await tab.go(`${address}site/#new/vikings?players=4&seed=42`);
await tab.run(() => meadhall.command('begin'));
const choose = chooser(1);
const moves = () => meadhall.page().moves.map(({ code }) => code);
for (let codes = await tab.run(moves); codes.length; codes = await tab.run(moves)) {
  await tab.run(async (code) => {
    meadhall.command(code);
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(resolve)); });
  }, codes[choose(codes.length)]);
}
console.log('frames of a match of four:', JSON.stringify(await tab.run(() => meadhall.stats())));

// Idle begins when the end of the match has been shown: two seconds without a frame.
await tab.run(async () => {
  for (let drawn = -1; drawn !== meadhall.stats().drawn;) {
    drawn = meadhall.stats().drawn;
    await new Promise((resolve) => { setTimeout(resolve, 2000); });
  }
});
const before = await tab.run(() => meadhall.stats().drawn);
await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 10000); }));
console.log(`frames in 10 idle seconds: ${await tab.run(() => meadhall.stats().drawn) - before}`);
await tab.close();
process.exit();
