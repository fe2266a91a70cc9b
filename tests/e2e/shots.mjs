// Photographs every screen: node tests/e2e/shots.mjs [--check | --keep] [WORD…]
//
//   (nothing)  writes build/shots/*.png and the contact sheet build/shots/index.html for a person to look at
//   --check    compares them with the references in tests/e2e/shots, tolerantly; differences go to
//              build/shots/wrong/. Ends with "N passed, N failed".
//   --keep     makes what is seen now the references; on purpose, after looking at the contact sheet
//
// References are a quarter as wide and high, as WebP: small enough for the repository, large enough that
// a shifted panel, a lost word or a wrong colour is seen. WORDs choose shots by parts of their names.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { launchShell, shell } from './browsers.mjs';
import { places } from './canvas.mjs';
import { root, serve } from './machine.mjs';
import { untilSpoken } from './play.mjs';
import { nameOf, scenes, shots, sizes } from './scenes.mjs';

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const [mode = ''] = options;
if (options.length > 1 || !['', '--check', '--keep'].includes(mode)) {
  console.error('usage: node tests/e2e/shots.mjs [--check | --keep] [WORD…]');
  process.exit(2);
}
const out = `${root}build/shots`;
const references = `${root}tests/e2e/shots`;
const wrongs = `${out}/wrong`;

// A pixel of the small pictures differs if a channel does by more than this of 255: lossy pictures and the
// soft edges of letters stay below. A shot differs if more than this share of its pixels does.
const tolerance = 48;
const share = 0.004;

// Runs in a page of its own: pictures are decoded, made small and compared by the browser.
const compare = async (png, reference, limit) => {
  const decode = async (data, type) => createImageBitmap(await (await fetch(`data:${type};base64,${data}`)).blob());
  const pixels = (draw, width, height) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.imageSmoothingQuality = 'high';
    draw(context, width, height);
    return { canvas, data: context.getImageData(0, 0, width, height).data };
  };
  const encode = async (canvas, type) => {
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.8 })).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  };
  const whole = await decode(png, 'image/png');
  const width = Math.round(whole.width / 4);
  const height = Math.round(whole.height / 4);
  const fresh = pixels((context) => context.drawImage(whole, 0, 0, width, height), width, height);
  const small = await encode(fresh.canvas, 'image/webp');
  if (!reference) return { small };
  // What packing loses it loses on both sides.
  const packed = await decode(small, 'image/webp');
  const now = pixels((context) => context.drawImage(packed, 0, 0), width, height);
  const kept = await decode(reference, 'image/webp');
  if (kept.width !== width || kept.height !== height) return { small, differing: 1 };
  const before = pixels((context) => context.drawImage(kept, 0, 0), width, height);
  const marks = now.canvas.getContext('2d');
  let differing = 0;
  for (let at = 0; at < before.data.length; at += 4) {
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(before.data[at + channel] - now.data[at + channel])));
    if (most <= limit) continue;
    ++differing;
    marks.fillStyle = '#f0f';
    marks.fillRect((at / 4) % width, Math.floor(at / 4 / width), 1, 1);
  }
  return { small, differing: differing / (width * height), marked: await encode(now.canvas, 'image/png') };
};

// Without the worker, which would fetch all languages for later, for each picture anew.
async function open(options) {
  const tab = await shell({ locale: 'en-GB', ...options });
  await tab.profile.addInitScript(() => { Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); });
  return tab;
}
async function order(tab, line) {
  const { ok, text } = await tab.run((command) => meadhall.command(command), line);
  if (!ok) throw new Error(text);
}

// What a browser keeps in which these settings were made: many pictures begin with it.
const kept = new Map();
const withSettings = (browser, site, settings) => {
  const name = JSON.stringify(settings);
  if (!kept.has(name)) kept.set(name, keep(browser, site, settings));
  return kept.get(name);
};
async function keep(browser, site, settings) {
  const tab = await open({ browser });
  try {
    await tab.go(site);
    for (const [setting, value] of Object.entries(settings)) await order(tab, `setting ${setting} ${value}`);
    await untilSpoken(tab, settings.language ?? 'en');
    return await tab.profile.storageState();
  } finally {
    await tab.close();
  }
}

async function photograph(browser, site, shot) {
  const phone = shot.size !== 'desktop' && shot.size !== 'tablet';
  const tab = await open({
    browser, viewport: sizes[shot.size], deviceScaleFactor: shot.ratio ?? 1, reducedMotion: 'reduce', hasTouch: phone, isMobile: phone,
    storageState: await withSettings(browser, site, shot.settings),
  });
  try {
    await tab.page.clock.setFixedTime(new Date('2026-01-02T12:00:00'));
    await scenes[shot.scene](tab, site);
    if (shot.stretched) await order(tab, 'stretch');  // no setting: a page loaded anew forgets it
    await tab.run(places);
    if (tab.troubles.length) throw new Error([...new Set(tab.troubles)].slice(0, 3).join('; '));
    return await tab.page.screenshot();
  } finally {
    await tab.close();
  }
}

function writeSheet(names) {
  const figures = names.map((name) => `<figure><a href="${name}.png"><img src="${name}.png" alt=""></a><figcaption>${name}</figcaption></figure>`);
  writeFileSync(`${out}/index.html`, `<!doctype html><meta charset="utf-8"><title>Meadhall: every screen</title>
<style>body{font:14px sans-serif;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:300px;display:block}figcaption{padding:4px 0}</style>
${figures.join('\n')}\n`);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(wrongs, { recursive: true });
mkdirSync(references, { recursive: true });
const site = await serve(`${process.env.MEADHALL_BUILD ?? `${root}build/web`}/site`);
// Two at a time, each with a browser: one waits for its page while the other draws.
const browsers = await Promise.all([launchShell(), launchShell()]);
const judge = await shell({ browser: browsers[0] });
const all = shots();
const wanted = all.filter((shot) => !words.length || words.some((word) => nameOf(shot).includes(word)));
let passed = 0;
let failed = 0;
const taken = [];

async function take(browser, shot) {
  const name = nameOf(shot);
  const file = `${references}/${name}.webp`;
  try {
    const png = await photograph(browser, site, shot);
    writeFileSync(`${out}/${name}.png`, png);
    taken.push(name);
    if (!mode) return;
    const kept = mode === '--check' && existsSync(file) ? readFileSync(file).toString('base64') : '';
    const { small, differing, marked } = await judge.run(compare, png.toString('base64'), kept, tolerance);
    if (mode === '--keep') {
      writeFileSync(file, Buffer.from(small, 'base64'));
    } else if (differing === undefined) {
      throw new Error('there is no reference: look at it, then --keep it');
    } else if (differing > share) {
      if (marked) writeFileSync(`${wrongs}/${name}.png`, Buffer.from(marked, 'base64'));
      throw new Error(`${(differing * 100).toFixed(2)} % of it differ from the reference: see build/shots/wrong/${name}.png`);
    }
    ++passed;
  } catch (error) {
    ++failed;
    console.log(`WRONG ${name}: ${error.message}`);
  }
}

const queue = [...wanted];
await Promise.all(browsers.map(async (browser) => { while (queue.length) await take(browser, queue.shift()); }));
writeSheet(taken.sort());
if (mode === '--keep' && !words.length) {
  const known = new Set(all.map((shot) => `${nameOf(shot)}.webp`));
  for (const file of readdirSync(references)) if (!known.has(file)) rmSync(`${references}/${file}`);
}
await Promise.all(browsers.map((browser) => browser.close()));
console.log(mode ? `${passed} passed, ${failed} failed` : `${taken.length} pictures: build/shots/index.html`);
process.exit(failed ? 1 : 0);
