// What a player has in sight on small screens and with large letters.
import assert from 'node:assert/strict';
import { click, find, places } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { speak } from './play.mjs';
import { scenes } from './scenes.mjs';

const phone = (width, height) => ({ reducedMotion: 'reduce', viewport: { width, height }, hasTouch: true, isMobile: true });
const upright = phone(390, 844);
const small = phone(360, 640);
const flat = phone(844, 390);

const top = ({ y, h }) => y - h / 2;
const bottom = ({ y, h }) => y + h / 2;
const all = (targets, what) => targets.filter((target) => target.what === what);

// The card leaves every line of the board to be seen; `sign` stands at its upper edge.
async function boardIsWhole(tab, sign = 'card-rules') {
  const targets = await tab.run(places);
  const lines = all(targets, 'waiting');
  assert.equal(lines.length, 6, 'a line of the board is missing');
  const [on] = all(targets, sign);
  assert.ok(on, `no ${sign} is drawn`);
  const lowest = Math.max(...lines.map(bottom));
  assert.ok(top(on) >= lowest, `the ${sign} begins at ${top(on)}, the board ends at ${lowest}`);
}

// Whichever special tile is looked at, in any language: the offer stays, the tiles and the board do, too, and
// the answers stand below the words, on the screen.
async function specialsStay(tab) {
  const still = (targets) => targets.filter(({ what }) => ['pair', 'special', 'waiting'].includes(what));
  await tab.run(() => meadhall.command('setting confirmMoves yes'));
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    await speak(tab, language);
    await tab.page.touchscreen.tap(2, 2);
    const before = await tab.run(places);
    assert.ok(all(before, 'pair').length > 5, `${language}: the offer is gone`);
    assert.ok(all(before, 'pair').every(({ h }) => h >= 44));
    assert.equal(all(before, 'waiting').length, 6, `${language}: a line of the board is missing`);
    const tiles = all(before, 'special');
    assert.ok(tiles.length === 4 && tiles.every(({ w, h }) => w >= 44 && h >= 44), `${language}: a special tile is too small for a finger`);
    for (const { x, y, a } of tiles) {
      await tab.page.touchscreen.tap(x, y);
      const after = await tab.run(places);
      const was = still(before);
      const is = still(after);
      assert.equal(is.length, was.length, `${language}, special tile ${a}`);
      // But for the rounding of half a pixel.
      assert.ok(is.every((one, i) => ['x', 'y', 'h'].every((of) => Math.abs(one[of] - was[i][of]) <= 1)), `${language}, special tile ${a}: something moved`);
      const [take] = all(after, 'take-special');
      assert.ok(take && bottom(take) <= tab.page.viewportSize().height, `${language}: special tile ${a} cannot be taken`);
    }
  }
  // Even while it waits for a yes.
  const { x, y } = await find(tab, 'take-special');
  await tab.page.touchscreen.tap(x, y);
  await find(tab, 'confirm');
  const targets = await tab.run(places);
  const pairs = all(targets, 'pair');
  assert.ok(pairs.length > 5, 'the offer is gone before the yes');
  assert.ok(top(all(targets, 'card-rules')[0]) >= bottom(pairs[0]), 'the card covers the offer');
  if (tab.page.viewportSize().width < 400) await boardIsWhole(tab);  // else the card stands beside it
}

export function layoutTests({ site }) {
  const test = (name, scene, size, body) => [`layout: ${name}`, () => inTab('shell', async (tab) => {
    await scenes[scene](tab, site);
    return body(tab);
  }, size)];

  return [
    test('what the next scoring brings each player is seen whatever the sheet shows', 'middle', upright, async (tab) => {
      for (const sheet of [0, 1, 2]) {
        const targets = await click(tab, 'sheet', sheet);
        assert.equal(all(targets, 'ahead').length, 3);
      }
      const { x, y } = await find(tab, 'ahead', 1);
      await tab.page.mouse.move(x, y);
      await tab.run(places);
      assert.match((await tab.run(() => meadhall.said())).text, /Bjorn/);
    }),
    test('the offer stays while a place is chosen on a phone held sideways', 'placing', flat, async (tab) => {
      const targets = await tab.run(places);
      const pairs = all(targets, 'pair');
      assert.ok(pairs.length > 5);
      assert.ok(pairs.every(({ h }) => h >= 44));
      assert.ok(all(targets, 'cell').filter(({ choice }) => choice).every(({ w, h }) => w >= 43 && h >= 43), 'a place is too small for a finger');
    }),
    test('the offer stays while a place is chosen on a small phone', 'placing', small, async (tab) => {
      const targets = await tab.run(places);
      assert.ok(all(targets, 'pair').length > 5);
      assert.ok(all(targets, 'cell').filter(({ choice }) => choice).every(({ w, h }) => w >= 43 && h >= 43), 'a place is too small for a finger');
    }),
    ...[['small phone', small], ['phone held sideways', flat]].map(([which, size]) => test(
      `the offer and the special tiles stay where they are while one is chosen on a ${which}`, 'special', size, specialsStay)),
    test('the offer stays in a replay on a small phone', 'replay', small, async (tab) => {
      assert.ok(all(await tab.run(places), 'pair').length > 5);
    }),
    test('a lesson leaves the board to be seen', 'lesson', small, (tab) => boardIsWhole(tab, 'lesson-leave')),
    test('a move that waits for a yes leaves the board to be seen', 'confirming', upright, (tab) => boardIsWhole(tab)),
    test('a pair looked at leaves the offer where it is', 'deal', small, async (tab) => {
      const before = await find(tab, 'pair', 9);
      await tab.page.touchscreen.tap(before.x, before.y);
      const after = await find(tab, 'pair', 9);
      assert.deepEqual([after.x, after.y], [before.x, before.y]);
      await find(tab, 'take');
    }),
    test('the log stays in reach with large letters', 'auction', { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } }, async (tab) => {
      await tab.run(() => meadhall.command('setting textSize 150'));
      const targets = await tab.run(places);
      assert.equal(all(targets, 'log').length, 0);
      const over = await click(tab, 'log-open');
      assert.equal(all(over, 'log-open').length, 0, 'it is not opened');
    }),
    test('another board is met at its beginning', 'middle', upright, async (tab) => {
      const cells = async () => all(await tab.run(places), 'cell');
      const { x, y, a, b } = (await cells()).find((cell) => Math.abs(cell.x - 200) < 30);
      const at = async () => (await cells()).find((cell) => cell.a === a && cell.b === b).x;
      await tab.page.mouse.move(x, y);
      await tab.page.mouse.wheel(300, 0);
      assert.ok(await at() < x, 'the board cannot be scrolled');
      await click(tab, 'seat', 0);
      await click(tab, 'seat', 1);
      assert.equal(await at(), x);
    }),
  ];
}
