// Photographs every screen: node tests/e2e/shots.mjs [--check | --keep | --night] [--all] [--jobs N] [WORD…]
//
//   (nothing)  writes build/shots/*.png and the contact sheet build/shots/index.html for a person to look at
//   --check    compares them with the references in tests/e2e/shots (how: judge.mjs), and tries whether it would be
//              noticed if anything were missing (erasures.mjs); what differs goes to build/shots/wrong/. While it
//              stands there, each screen is also read as assistive technology does (access.mjs). Ends with
//              "N passed, N failed".
//   --keep     makes what is seen now the references; on purpose, after looking at the contact sheet
//   --all      takes every picture there is, not only those that have a reference. The others pass if they can be
//              taken, something is drawn, and the page has nothing to complain of.
//   --night    is --check --all
//
// References are half as wide and high as the screen in CSS pixels, as WebP. WORDs choose shots by parts of their
// names; N browsers work at a time (2). MEADHALL_SHELL names another program than chromium-headless-shell.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readScreen } from './access.mjs';
import { launchShell } from './browsers.mjs';
import { ways } from './erasures.mjs';
import { root, serve } from './machine.mjs';
import { openJudge, visit, visits } from './photograph.mjs';
import { nameOf, shots, withReference } from './views.mjs';

const given = process.argv.slice(2);
const jobs = given.includes('--jobs') ? Number(given.splice(given.indexOf('--jobs'), 2)[1]) : 2;
const options = given.flatMap((word) => (word === '--night' ? ['--check', '--all'] : word.startsWith('--') ? [word] : []));
const words = given.filter((word) => !word.startsWith('--'));
const [mode = '', ...more] = options.filter((option) => option !== '--all');
if (more.length || !['', '--check', '--keep'].includes(mode) || !(jobs >= 1)) {
  console.error('usage: node tests/e2e/shots.mjs [--check | --keep | --night] [--all] [--jobs N] [WORD…]');
  process.exit(2);
}
const out = `${root}build/shots`;
const references = `${root}tests/e2e/shots`;
const wrongs = `${out}/wrong`;
// Of all that is erased, and of all that is moved, this share at least must be noticed.
const leastNoticed = 0.98;

const known = new Set(withReference().map(nameOf));
const wanted = shots().filter((shot) => options.includes('--all') || known.has(nameOf(shot)))
  .filter((shot) => !words.length || words.some((word) => nameOf(shot).includes(word)));

function writeSheet(names) {
  const figures = names.map((name) => `<figure><a href="${name}.png"><img src="${name}.png" alt=""></a><figcaption>${name}</figcaption></figure>`);
  writeFileSync(`${out}/index.html`, `<!doctype html><meta charset="utf-8"><title>Meadhall: every screen</title>
<style>body{font:14px sans-serif;background:#222;color:#eee;display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:300px;display:block}figcaption{padding:4px 0}</style>
${figures.join('\n')}\n`);
}

const taken = [];
const failed = [];
const strengths = [];  // { name, strength } of what was compared
const tries = [];      // of erasing and moving: { name, picture, kind, way, seen, strength }

async function check(judge, name, ratio, picture, again) {
  if (!picture.rectangles.length) throw new Error('nothing is drawn');
  if (!known.has(name)) return;
  const file = `${references}/${name}.webp`;
  if (!existsSync(file)) throw new Error('there is no reference: look at it, then --keep it');
  const compare = ({ png, rectangles }) => judge('compare', png.toString('base64'), ratio, readFileSync(file).toString('base64'), rectangles);
  let compared = await compare(picture);
  if (compared.marked) {
    const late = await again();
    writeFileSync(`${out}/${name}.png`, late.png);
    const first = compared.strength;
    compared = await compare(late);
    if (!compared.marked) console.log(`late  ${name}: at first it differed ${first.toFixed(1)} times as much as it may`);
  }
  const { strength, marked, tries: tried = [] } = compared;
  strengths.push({ name, strength });
  if (marked) {
    writeFileSync(`${wrongs}/${name}.png`, Buffer.from(marked, 'base64'));
    throw new Error(`differs from the reference ${strength.toFixed(1)} times as much as it may: see build/shots/wrong/${name}.png`);
  }
  tries.push(...tried.map((each) => ({ ...each, picture: name })));
}

const read = new Map();  // scene → what assistive technology has to complain of, if anything
async function readOnce(tab, scene) {
  if (mode !== '--check' || read.has(scene)) return;
  read.set(scene, '');
  try {
    await readScreen(tab);
    if (tab.troubles.length) throw new Error(tab.troubles[0]);
    console.log(`ok    access: ${scene}`);
  } catch (error) {
    read.set(scene, error.message);
    console.log(`WRONG access: ${scene}: ${error.message}`);
  }
}

async function keep(judge, name, ratio, { png }) {
  writeFileSync(`${references}/${name}.webp`, Buffer.from(await judge('referenceOf', png.toString('base64'), ratio), 'base64'));
}

// What the test of the test found, way by way; returns how many ways passed and failed. The share is asked of all
// pictures together: of a few it is only told.
function tellErasures() {
  let [passed, wrong] = [0, 0];
  for (const way of Object.keys(ways)) {
    const seen = tries.filter((each) => each.way === way && each.seen);
    if (!seen.length) continue;
    const missed = seen.filter(({ strength }) => strength < 1);
    const enough = words.length > 0 || missed.length <= seen.length * (1 - leastNoticed);
    console.log(`${enough ? 'ok   ' : 'WRONG'} ${way}: ${seen.length - missed.length} of ${seen.length} would be noticed (${((1 - missed.length / seen.length) * 100).toFixed(2)} %)`);
    for (const { picture, name, strength } of missed) console.log(`      not noticed in ${picture}: ${name} (${strength.toFixed(2)})`);
    if (enough) ++passed;
    else ++wrong;
  }
  const erased = tries.filter(({ way }) => way === 'erased');
  const hidden = erased.filter(({ seen }) => !seen);
  console.log(`${hidden.length} of ${erased.length} targets and words are covered: without them the picture is the same`);
  return { passed, wrong };
}

rmSync(out, { recursive: true, force: true });
mkdirSync(wrongs, { recursive: true });
mkdirSync(references, { recursive: true });
const site = await serve(`${process.env.MEADHALL_BUILD ?? `${root}build/web`}/site`);
// Several at a time, each with a browser: one waits for its page while the other draws.
const browsers = await Promise.all(Array.from({ length: jobs }, launchShell));
const queue = visits(wanted);
await Promise.all(browsers.map(async (browser) => {
  const judge = await openJudge(browser);
  const take = async (shot, error, picture, again) => {
    const name = nameOf(shot);
    try {
      if (error) throw error;
      writeFileSync(`${out}/${name}.png`, picture.png);
      taken.push(name);
      if (mode === '--check') await check(judge, name, shot.ratio ?? 1, picture, again);
      if (mode === '--keep' && known.has(name)) await keep(judge, name, shot.ratio ?? 1, picture);
    } catch (wrong) {
      failed.push(`WRONG ${name}: ${wrong.message}`);
      console.log(failed.at(-1));
    }
  };
  while (queue.length) {
    const group = queue.shift();
    await visit(browser, site, group, take, (tab) => readOnce(tab, group[0].scene));
  }
}));
await Promise.all(browsers.map((browser) => browser.close()));
writeSheet(taken.sort());

if (mode === '--keep' && !words.length) {
  for (const file of readdirSync(references)) if (!known.has(file.replace(/\.webp$/, ''))) rmSync(`${references}/${file}`);
}
let [passed, wrong] = [wanted.length - failed.length, failed.length];
if (mode === '--check') {
  strengths.sort((one, other) => other.strength - one.strength);
  for (const { name, strength } of strengths.slice(0, 3)) console.log(`nearest to what may differ: ${name}, ${(strength * 100).toFixed(0)} % of it`);
  const told = tellErasures();
  const hard = [...read.values()].filter(Boolean).length;
  passed += told.passed + read.size - hard;
  wrong += told.wrong + hard;
}
// Once more at the end, which is all that CI shows of a step that failed.
for (const line of failed) console.log(line);
console.log(mode ? `${passed} passed, ${wrong} failed` : `${taken.length} pictures: build/shots/index.html`);
process.exit(wrong ? 1 : 0);
