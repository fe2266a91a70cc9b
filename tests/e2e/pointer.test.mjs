// The table itself, by pointer, finger and keyboard on the canvas.
import assert from 'node:assert/strict';
import { places } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { chooser, invitation } from './play.mjs';

// What a player sees once the table is at rest.
const told = () => {
  const { over, question, log } = meadhall.page();
  return { over, question, lines: log?.length ?? 0 };
};
async function look(tab) {
  const targets = await tab.run(places);
  return { ...await tab.run(told), targets };
}
const looks = (seen) => JSON.stringify(seen);

async function settled(tab, before, patience = 5000) {
  const end = Date.now() + patience;
  let seen;
  do {
    seen = await look(tab);
    if (looks(seen) !== looks(before)) return seen;
  } while (Date.now() < end);
  return seen;
}

// Clicks (or taps) on one answer after the other until the match is over; tells how often and on what.
// `idle`: how often in a row it may change nothing, as when a finger points at what it points at already.
async function playOn(tab, choose, { press = (x, y) => tab.page.mouse.click(x, y), idle = 0 } = {}) {
  const met = new Set();
  let clicks = 0;
  let vain = 0;
  for (let seen = await look(tab); !seen.over; ++clicks) {
    const choices = seen.targets.filter(({ choice }) => choice);
    const { what, a, b, x, y } = choices[choose(choices.length)];
    await press(x, y);
    const after = await settled(tab, seen, idle ? 700 : 5000);
    vain = looks(after) === looks(seen) ? vain + 1 : 0;
    assert.ok(vain <= idle, `“${seen.question}”: a click on ${what} ${a} ${b} at ${x}, ${y} does nothing`);
    met.add(what);
    seen = after;
    assert.ok(clicks < 3000, 'the match does not end');
  }
  return { clicks, met };
}

export function pointerTests({ site }) {
  const test = (name, body, options) => [`canvas: ${name}`, () => inTab('chromium', body, options)];
  const begin = async (tab, players, preset) => {
    await tab.go(`${site}${invitation(players, 42, preset)}`);
    await tab.run(() => meadhall.command('begin'));
  };

  // Motion is off, so that the test waits for nothing; a scoring is shown step by step all the same.
  const calm = { reducedMotion: 'reduce', viewport: { width: 1120, height: 700 } };

  const phone = { reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  return [
    test('a whole match by pointer', async (tab) => {
      await begin(tab, 3);
      return `${(await playOn(tab, chooser(9))).clicks} clicks`;
    }, calm),

    test('a whole advanced match by pointer', async (tab) => {
      await begin(tab, 3, 'advanced');
      const { clicks, met } = await playOn(tab, chooser(12));
      for (const what of ['bid', 'pass', 'drawn', 'special']) assert.ok(met.has(what), `no ${what} was chosen`);
      const { log } = await tab.run(() => meadhall.page());
      assert.ok(log.some((line) => /takes a special tile/.test(line)));
      return `${clicks} clicks, ${[...met].join(' ')}`;
    }, calm),

    test('a whole match by finger, on a phone', async (tab) => {
      await begin(tab, 2);
      return `${(await playOn(tab, chooser(14), { press: (x, y) => tab.page.touchscreen.tap(x, y), idle: 12 })).clicks} taps`;
    }, phone),

    test('a whole match by keyboard alone', async (tab) => {
      await begin(tab, 2);
      await tab.page.focus('#canvas');
      const choose = chooser(15);
      let presses = 0;
      let vain = 0;
      for (let seen = await look(tab); !seen.over; ++presses) {
        // The first answer has the focus; on to another by Tab, and one further where that did nothing.
        const choices = seen.targets.filter(({ choice }) => choice).length;
        for (let steps = choose(Math.min(choices, 4)) + vain; steps > 0; --steps) await tab.page.keyboard.press('Tab');
        await tab.page.keyboard.press('Enter');
        const after = await settled(tab, seen, 600);
        vain = looks(after) === looks(seen) ? 1 : 0;
        seen = after;
        assert.ok(presses < 4000, 'the match does not end');
      }
      return `${presses} answers`;
    }, calm),

    test('a click counts though pieces are still on their way', async (tab) => {
      await begin(tab, 3);
      const choose = chooser(16);
      const moment = () => { const { question, moves } = meadhall.page(); return JSON.stringify([question, moves]); };
      for (let clicks = 0; clicks < 40; ++clicks) {
        const before = await tab.run(moment);
        // As soon as the next answers have been drawn once, wherever the pieces are.
        const choices = await tab.run(async () => {
          const first = meadhall.stats().drawn;
          for (let refreshes = 0; ; ++refreshes) {
            await new Promise((resolve) => { requestAnimationFrame(resolve); });
            const found = meadhall.targets().filter(({ choice }) => choice);
            // On a busy machine all may have been drawn before the first look.
            if (found.length && (meadhall.stats().drawn > first + 1 || refreshes > 60)) return found;
          }
        });
        const { what, x, y } = choices[choose(choices.length)];
        await tab.page.mouse.click(x, y);
        await tab.page.waitForFunction((was) => {
          const { question, moves } = meadhall.page();
          return JSON.stringify([question, moves]) !== was;
        }, before, { timeout: 5000 }).catch(() => assert.fail(`a click on ${what} is lost: ${before}`));
      }
    }, { viewport: calm.viewport }),

    test('turning a phone keeps the turn, and all of it fits', async (tab) => {
      await begin(tab, 3);
      const { x, y } = (await look(tab)).targets.find(({ choice }) => choice);
      await tab.page.touchscreen.tap(x, y);
      const before = await tab.run(() => JSON.stringify(meadhall.page()));
      for (const [width, height] of [[844, 390], [390, 844], [640, 360], [360, 640]]) {
        await tab.page.setViewportSize({ width, height });
        await tab.page.waitForFunction((wide) => document.getElementById('canvas').clientWidth === wide, width);
        const { targets } = await look(tab);
        assert.equal(await tab.run(() => JSON.stringify(meadhall.page())), before);
        const answers = targets.filter(({ choice }) => choice);
        assert.ok(answers.length > 0);
        for (const target of answers) {
          assert.ok(target.x > 0 && target.x < width && target.y > 0 && target.y < height,
            `${width} × ${height}: ${target.what} at ${target.x}, ${target.y}`);
        }
      }
    }, phone),

    test('the auction by keyboard: + and − and digits set the bid, Enter makes it', async (tab) => {
      await begin(tab, 2, 'advanced');
      const log = () => meadhall.page().log;
      const press = async (...keys) => {
        for (const key of keys) {
          await tab.page.keyboard.press(key);
          await look(tab);
        }
      };
      await tab.page.focus('#canvas');
      await press('Tab', '+', '+', 'Enter');
      assert.match((await tab.run(log))[0], /bids 3/, 'from 1 twice up');
      await press('1', '2', '-', 'Enter');
      assert.match((await tab.run(log))[1], /bids 11/);
      // Tab goes on from the bid to passing, which leaves the other alone in the auction.
      await press('Tab', 'Enter');
      assert.match((await tab.run(log)).at(-1), /wins the auction for 11/);
      await press('Enter');
      assert.match((await tab.run(log)).at(-1), /away/, 'the first kind is taken away');
    }, calm),

    test('the auction by finger: every answer is as large as a fingertip, a held + runs', async (tab) => {
      await begin(tab, 4, 'advanced');
      const seen = await look(tab);
      const place = (what) => seen.targets.find((target) => target.what === what);
      const { x, y } = place('bid-more');
      for (const what of ['bid-more', 'bid', 'pass']) assert.ok(place(what), what);
      const touch = await tab.profile.newCDPSession(tab.page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 900); }));
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await look(tab);
      const { x: bidX, y: bidY } = (await look(tab)).targets.find(({ what }) => what === 'bid');
      await tab.page.touchscreen.tap(bidX, bidY);
      await settled(tab, seen);
      const [first] = await tab.run(() => meadhall.page().log);
      assert.ok(Number(first.match(/bids (\d+)/)[1]) > 3, first);
    }, phone),

    test('Escape closes what lies over the table, and takes back no move with it', async (tab) => {
      await begin(tab, 2);
      const { x, y } = (await look(tab)).targets.find(({ choice }) => choice);
      await tab.page.mouse.click(x, y);
      const lines = async () => (await look(tab)).lines;
      const before = await lines();
      await tab.page.keyboard.press('m');
      await look(tab);
      await tab.page.keyboard.press('Escape');
      await tab.page.keyboard.press('Escape');
      assert.equal(await lines(), before);
      await tab.run(() => new Promise((resolve) => { setTimeout(resolve, 900); }));
      await tab.page.keyboard.press('Escape');
      assert.ok(await lines() < before, 'later it does');
    }, calm),

    test('decisions by keyboard: the first choice has the focus, Enter takes it', async (tab) => {
      await begin(tab, 2);
      await tab.page.keyboard.press('Tab');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.run(() => document.activeElement.id), 'canvas');
      let seen = await look(tab);
      await tab.page.keyboard.press('Tab');
      for (let decisions = 0; decisions < 20; ++decisions) {
        await tab.page.keyboard.press('Enter');
        seen = await settled(tab, seen, 1000);
      }
      assert.ok(seen.lines > 10, `only ${seen.lines} lines in the log`);
    }, calm),

    test('the browser keeps its shortcuts, and inputs their letters', async (tab) => {
      await begin(tab, 2);
      const prevented = (where, init) => tab.run((selector, keys) => {
        const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
        document.querySelector(selector).dispatchEvent(event);
        return event.defaultPrevented;
      }, where, init);
      for (const init of [{ key: 'l', code: 'KeyL', keyCode: 76, ctrlKey: true }, { key: 't', code: 'KeyT', keyCode: 84, metaKey: true },
        { key: 'ArrowLeft', code: 'ArrowLeft', keyCode: 37, altKey: true }, { key: 'F5', code: 'F5', keyCode: 116 }]) {
        assert.equal(await prevented('#canvas', init), false, JSON.stringify(init));
      }
      for (const key of ['u', 'Backspace', 'ArrowLeft', 'Tab', 'Enter']) {
        assert.equal(await prevented('#command', { key, code: key, keyCode: 85 }), false, `${key} in an input`);
      }
    }),

    test('a name is typed into an input over the canvas', async (tab) => {
      await tab.go(`${site}${invitation(2)}`);
      const before = await look(tab);
      const field = before.targets.find(({ what }) => what === 'name');
      await tab.page.mouse.click(field.x, field.y);
      await tab.page.waitForSelector('input.edit');
      await tab.page.keyboard.type('Żółw u');
      await tab.page.keyboard.press('Enter');
      const name = () => meadhall.page().fields.find(({ command }) => command === 'name 1').value;
      assert.equal(await tab.run(name), 'Żółw u');
      await tab.page.mouse.click(field.x, field.y);
      await tab.page.waitForSelector('input.edit');
      await tab.page.keyboard.type('never');
      await tab.page.keyboard.press('Escape');
      assert.equal(await tab.run(name), 'Żółw u');
    }, calm),
  ];
}
