// The machinery of the browser tests, as far as it needs no browser: node tests/e2e/machinery.mjs
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { runTests } from '../support/runner.mjs';
import { tryErasures, ways } from './erasures.mjs';
import { difference, scale, shrink } from './judge.mjs';
import { scenes } from './scenes.mjs';
import { mostLate, runTwice, verdict } from './tries.mjs';
import { nameOf, shots, withReference } from './views.mjs';

const tests = [];
const test = (name, body) => tests.push([name, body]);

// --- Second tries

// A test that fails so many times before it passes, and what attempt() makes of it.
const stumbling = (name, failures) => {
  let tries = 0;
  return [name, () => { if (++tries <= failures) throw new Error(`${name} stumbles`); }];
};
const attempt = async (name, body) => {
  try {
    await body();
    return undefined;
  } catch (error) {
    return error;
  }
};
const names = (list) => list.map(({ name }) => name);
const run = async (...list) => {
  const done = await runTwice(list, 2, attempt);
  return { ...done, ...verdict(list.length, done) };
};

test('what passes at once is neither late nor wrong', async () => {
  const { late, wrong, lines, failed } = await run(stumbling('one', 0), stumbling('two', 0));
  assert.deepEqual([late, wrong, failed], [[], [], 0]);
  assert.deepEqual(lines, ['2 passed, 0 failed']);
});

test('what passes at the second try is counted and named, and passes', async () => {
  const { late, wrong, lines, failed } = await run(stumbling('one', 0), stumbling('two', 1));
  assert.deepEqual([names(late), wrong, failed], [['two'], [], 0]);
  assert.deepEqual(lines, ['ok at the second try  two: two stumbles', '1 of 2 passed at the second try only', '2 passed, 0 failed']);
});

test('what fails twice is wrong, and gets no third try', async () => {
  const { late, wrong, lines, failed } = await run(stumbling('one', 2), stumbling('two', 0));
  assert.deepEqual([late, names(wrong), failed], [[], ['one'], 1]);
  assert.deepEqual(lines, ['WRONG twice  one: one stumbles', '1 passed, 1 failed']);
});

test('so many may be late, and one more fails the run', async () => {
  const several = (count) => Array.from({ length: count }, (_, i) => stumbling(`late ${i}`, 1));
  assert.equal(mostLate, 2);
  assert.equal((await run(...several(2), stumbling('on time', 0))).failed, 0);
  const { lines, failed } = await run(...several(3), stumbling('on time', 0));
  assert.equal(failed, 3);
  assert.equal(lines.at(-2), '3 of 4 passed at the second try only: more than 2, so they count as failed');
  assert.equal(lines.at(-1), '1 passed, 3 failed');
});

// --- Pictures: a page of words (strokes of two pixels), a button and a disc

const width = 240;
const height = 120;
function draw(...left) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const fill = (x, y, w, h, colour) => {
    for (let v = y; v < y + h; ++v) for (let u = x; u < x + w; ++u) data.set(colour, (v * width + u) * 4);
  };
  fill(0, 0, width, height, [20, 40, 55, 255]);
  const parts = {
    word: () => { for (const x of [10, 15, 20, 28, 33]) fill(x, 10, 2, 9, [200, 190, 170, 255]); },
    point: () => fill(60, 16, 3, 3, [200, 190, 170, 255]),
    button: () => fill(100, 20, 60, 30, [60, 80, 95, 255]),
    piece: () => fill(180, 60, 24, 24, [190, 60, 50, 255]),
  };
  for (const [name, part] of Object.entries(parts)) if (!left.includes(name)) part();
  return { width, height, data };
}
const rectangles = [
  { name: 'word', left: 10, top: 10, right: 35, bottom: 19 },
  { name: 'button', left: 100, top: 20, right: 160, bottom: 50 },
  { name: 'piece', left: 180, top: 60, right: 204, bottom: 84 },
];
const judge = (one, other) => difference(shrink(one, scale), shrink(other, scale));

// What another machine may draw otherwise: each value by a few of 255, without one direction (a small generator,
// always the same), and edges softer, each pixel mixed with its neighbours.
function roughened(picture, most) {
  let state = 1;
  const rough = draw();
  for (let at = 0; at < picture.data.length; ++at) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    if (at % 4 < 3) rough.data[at] = picture.data[at] + (state >>> 16) % (2 * most + 1) - most;
  }
  return rough;
}
function softened(picture) {
  const soft = draw();
  for (let at = 4 * width + 4; at < picture.data.length - 4 * width - 4; ++at) {
    const { data } = picture;
    soft.data[at] = (4 * data[at] + data[at - 4] + data[at + 4] + data[at - 4 * width] + data[at + 4 * width]) / 8;
  }
  return soft;
}

test('a picture is as itself, rough or soft', () => {
  assert.equal(judge(draw(), draw()), 0);
  assert.ok(judge(draw(), roughened(draw(), 8)) < 0.5);
  assert.ok(judge(draw(), softened(draw())) < 1);
});

test('a picture that lacks anything is another', () => {
  for (const part of ['word', 'point', 'button', 'piece']) assert.ok(judge(draw(), draw(part)) >= 1, part);
});

test('a colour as bright as the one before is another', () => {
  const red = { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
  const blue = { width, height, data: red.data.slice() };
  for (let at = 0; at < red.data.length; at += 4) {
    red.data.set([150, 90, 90], at);
    blue.data.set([90, 104, 176], at);
  }
  const [one, other] = [shrink(red, scale), shrink(blue, scale)];
  assert.ok(Math.abs(one.light[0] - other.light[0]) < 3, 'they are as bright');
  assert.ok(difference(one, other) >= 1);
});

test('pictures of two sizes differ', () => {
  const small = { width: 60, height: 60, data: new Uint8ClampedArray(60 * 60 * 4) };
  assert.equal(judge(draw(), small), Infinity);
});

test('what is erased or moved is noticed, and the picture is left as it was', () => {
  const picture = draw();
  const tries = tryErasures(picture, 1, shrink(draw(), scale), rectangles);
  assert.equal(tries.length, rectangles.length * Object.keys(ways).length);
  for (const { name, way, seen, strength } of tries) assert.ok(seen && strength >= 1, `${name} ${way}: ${strength}`);
  assert.deepEqual(picture.data, draw().data);
});

test('against a reference that never had it an erasure is not noticed', () => {
  const [word] = tryErasures(draw(), 1, shrink(draw('word'), scale), rectangles.slice(0, 1));
  assert.ok(word.seen && word.strength < 1);
});

test('what is covered cannot be erased, and does not count', () => {
  const covered = [{ name: 'under the piece', left: 186, top: 66, right: 198, bottom: 78 }, { name: 'nothing', left: 20, top: 80, right: 60, bottom: 100 }];
  for (const { name, seen } of tryErasures(draw(), 1, shrink(draw(), scale), covered)) assert.equal(seen, false, name);
});

test('of what reaches beyond the picture its part within is tried', () => {
  const edge = [{ name: 'edge', left: -20, top: -20, right: 40, bottom: 40 }, { name: 'outside', left: 300, top: 0, right: 320, bottom: 20 }];
  const tries = tryErasures(draw(), 1, shrink(draw(), scale), edge);
  assert.deepEqual([...new Set(tries.map(({ name }) => name))], ['edge']);
});

// --- Which pictures there are

test('no two pictures have one name, and every scene has a reference', () => {
  const all = shots().map(nameOf);
  assert.equal(new Set(all).size, all.length);
  const kept = withReference();
  assert.deepEqual(Object.keys(scenes).filter((scene) => !kept.some((shot) => shot.scene === scene)), []);
});

test('the references in the repository are those that are compared', () => {
  const folder = new URL('shots/', import.meta.url);
  assert.ok(existsSync(folder));
  assert.deepEqual(readdirSync(folder).sort(), withReference().map((shot) => `${nameOf(shot)}.webp`).sort());
});

await runTests(tests);
