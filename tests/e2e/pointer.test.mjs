// The table itself, by pointer, finger and keyboard on the canvas.
import assert from 'node:assert/strict';
import { find, frames, places, press } from './canvas.mjs';
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

// Three looks at least, however slow the machine: each waits for some frames.
async function settled(tab, before, patience = 5000) {
  const end = Date.now() + patience;
  let seen;
  for (let count = 0; count < 3 || Date.now() < end; ++count) {
    seen = await look(tab);
    if (looks(seen) !== looks(before)) return seen;
  }
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
    // Where a press may change nothing, each such press waits all of its time; what comes later is seen then.
    const after = await settled(tab, seen, idle ? 200 : 5000);
    vain = looks(after) === looks(seen) ? vain + 1 : 0;
    assert.ok(vain <= idle, `“${seen.question}”: a click on ${what} ${a} ${b} at ${x}, ${y} does nothing`);
    met.add(what);
    seen = after;
    assert.ok(clicks < 3000, 'the match does not end');
  }
  return { clicks, met };
}

// Plays on until `done` says so, always by the same choices.
const until = (tab, done) => tab.run((test) => {
  for (let made = 0; made < 500; ++made) {
    const { moves } = meadhall.page();
    if (made > 60 && new Function('page', `return ${test}`)(meadhall.page())) return;
    meadhall.command((moves.find(({ code }) => code === 'stay') ?? moves[(made * 7 + 3) % moves.length]).code);
  }
  throw new Error('it does not come to that');
}, done);
const placing = "page.moves.length > 1 && page.moves[0].code.startsWith('place')";
const cellName = ({ b }) => `${'FGCNWS'[b % 6]}${Math.floor(b / 6) + 1}`;
const said = (tab) => tab.run(() => meadhall.said().text);
const laid = (tab) => tab.run(() => meadhall.page().log.length);

// One finger or several, each at its own place.
async function hand(tab) {
  const touch = await tab.profile.newCDPSession(tab.page);
  const send = async (type, ...touchPoints) => {
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await tab.run(frames);
  };
  const drag = async (from, to, steps = 4) => {
    await send('touchStart', { x: from.x, y: from.y });
    for (let i = 1; i <= steps; ++i) {
      await send('touchMove', { x: from.x + (to.x - from.x) * i / steps, y: from.y + (to.y - from.y) * i / steps });
    }
  };
  return { send, drag };
}

export function pointerTests({ site }) {
  const test = (name, body, options) => [`canvas: ${name}`, () => inTab('shell', body, options)];
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
      assert.ok(log.some((line) => /takes the special tile/.test(line)));
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
        const after = await settled(tab, seen, 250);
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
        if (what.startsWith('scoring-')) continue;  // tells on; the question behind it stays
        await tab.page.waitForFunction((was) => {
          const { question, moves } = meadhall.page();
          return JSON.stringify([question, moves]) !== was;
        }, before, { timeout: 5000 }).catch(() => assert.fail(`a click on ${what} is lost: ${before}`));
      }
    }, { viewport: calm.viewport }),

    test('many clicks at five frames a second: one answers, nothing fires late or at the next question', async (tab) => {
      await tab.page.addInitScript(() => {
        window.requestAnimationFrame = (task) => setTimeout(() => task(performance.now()), 200);
      });
      const played = () => { const { question, log } = meadhall.page(); return [question, ...log].join('\n'); };
      // All between two frames, however slow the browser is to hear of them.
      const clickAll = (tab, points) => tab.run((points) => {
        const canvas = document.getElementById('canvas');
        for (const { x, y } of points) {
          for (const type of ['mousemove', 'mousedown', 'mouseup']) {
            canvas.dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, bubbles: true, cancelable: true }));
          }
        }
      }, points);
      const answers = async () => (await look(tab)).targets.filter(({ choice }) => choice);
      await begin(tab, 3);
      const [first] = await answers();
      await clickAll(tab, [first]);
      const next = await answers();
      const one = await tab.run(played);
      await begin(tab, 3);
      await answers();
      await clickAll(tab, [first, ...next, ...next, ...next]);
      await look(tab);
      assert.equal(await tab.run(played), one, 'the next question was not to be seen yet');
      await tab.page.mouse.move(5, 5);
      await look(tab);
      assert.equal(await tab.run(played), one, 'nothing waits for the next movement');
      await clickAll(tab, next.slice(0, 1));
      await look(tab);
      assert.notEqual(await tab.run(played), one, 'and what is seen is answered');
    }, calm),

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
      assert.match((await tab.run(log)).at(-1), /bids 3/, 'from 1 twice up');
      await press('1', '2', '-', 'Enter');
      assert.match((await tab.run(log)).at(-1), /bids 11/);
      // Tab goes on from the bid to passing, which leaves the other alone in the auction.
      await press('Tab', 'Enter');
      assert.match((await tab.run(log)).at(-1), /wins the auction for 11/);
      await press('Enter');
      assert.match((await tab.run(log)).at(-1), /from the game|back into the bag/, 'the first kind is taken away');
    }, calm),

    test('a touch that the browser takes over is no trouble', async (tab) => {
      await begin(tab, 3);
      const { x, y } = await find(tab, 'pair');
      const touch = await tab.profile.newCDPSession(tab.page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y + 60 }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
      await tab.run(places);  // the browser's complaint would be among its troubles
    }, phone),

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
      const [first] = (await tab.run(() => meadhall.page().log)).filter((line) => / bids /.test(line));
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

    test('a finger carries the tile: what it would mean is seen before it lets go', async (tab) => {
      await begin(tab, 2);
      await until(tab, placing);
      const cells = async (legal) => (await tab.run(places)).filter(({ what, choice, w }) => what === 'cell' && choice === legal && w > 40);
      const { send, drag } = await hand(tab);
      const before = await laid(tab);

      // Onto a place that is taken: it goes back, and the place says why.
      const taken = (await cells(false)).find(({ b }) => b % 6 < 5);
      await drag(await find(tab, 'pending'), taken);
      await send('touchEnd');
      await tab.run(places);
      assert.match(await said(tab), new RegExp(`A tile lies on ${cellName(taken)} already`));
      assert.equal(await laid(tab), before);

      // From one glowing place over another, and off the board.
      const [one, other] = await cells(true);
      await drag(one, other);
      assert.match(await said(tab), /scoring/);
      assert.equal(await laid(tab), before, 'nothing is laid before it lets go');
      await send('touchMove', { x: 195, y: 20 });
      await send('touchEnd');
      await tab.run(places);
      assert.equal(await laid(tab), before, 'off the board is nowhere');

      // Other places move the board.
      const was = (await cells(false)).find(({ b }) => b === taken.b);
      await drag(was, { x: was.x - 40, y: was.y });
      await send('touchEnd');
      const moved = (await cells(false)).find(({ b }) => b === taken.b);
      assert.ok(!moved || moved.x < was.x, `the board stands still: ${was.x} → ${moved?.x}`);
      assert.equal(await laid(tab), before);

      // Two fingers draw it closer, also from a place that glows.
      const [glowing] = await cells(true);
      await send('touchStart', { x: glowing.x - 15, y: glowing.y }, { x: glowing.x + 15, y: glowing.y });
      await send('touchMove', { x: glowing.x - 40, y: glowing.y }, { x: glowing.x + 40, y: glowing.y });
      await send('touchEnd');
      assert.ok((await tab.run(places)).some(({ what }) => what === 'whole'), 'drawn closer');
      assert.equal(await laid(tab), before);
      const whole = await find(tab, 'whole');
      await tab.page.touchscreen.tap(whole.x, whole.y);

      const [aim] = await cells(true);
      await drag(await find(tab, 'pending'), aim);
      await send('touchEnd');
      await tab.run(places);
      const log = await tab.run(() => meadhall.page().log);
      assert.match(log.slice(before).join(' '), new RegExp(`\\b${cellName(aim)}\\b`));
    }, phone),

    test('a mouse carries the tile too', async (tab) => {
      await begin(tab, 2);
      await until(tab, placing);
      const before = await laid(tab);
      const { x, y } = await find(tab, 'pending');
      const aim = (await tab.run(places)).find(({ what, choice }) => what === 'cell' && choice);
      await tab.page.mouse.move(x, y);
      await tab.page.mouse.down();
      await tab.page.mouse.move(aim.x, aim.y, { steps: 5 });
      await tab.run(frames);
      assert.match(await said(tab), /scoring/);
      assert.equal(await laid(tab), before);
      await tab.page.mouse.up();
      await tab.run(places);
      assert.match((await tab.run(() => meadhall.page().log)).slice(before).join(' '), new RegExp(`\\b${cellName(aim)}\\b`));
    }, calm),

    test('a scoring by keyboard: Enter tells the next line, Escape all of it, and closes it', async (tab) => {
      await begin(tab, 3);
      await until(tab, 'page.fresh.length > 8');
      const drawn = (name) => tab.run((wanted) => meadhall.targets().some(({ what }) => what === wanted), name);
      await tab.page.waitForFunction(() => meadhall.targets().some(({ what }) => what === 'scoring-step'));
      await tab.page.focus('#canvas');
      await tab.page.keyboard.press('Enter');
      // By itself it would have told all of it meanwhile.
      await tab.page.waitForTimeout(8000);
      assert.ok(await drawn('scoring-step'), 'Enter tells one line');
      await tab.page.keyboard.press('Escape');
      await tab.run(places);
      assert.ok(!(await drawn('scoring-step')) && await drawn('scoring-next'), 'Escape tells all of it');
      await press(tab, 'Escape');
      assert.ok(!(await drawn('scoring-next')), 'and closes it');
    }, { viewport: calm.viewport }),

    test('decisions by keyboard: the first choice has the focus, Enter takes it', async (tab) => {
      await begin(tab, 2);
      await tab.page.keyboard.press('Tab');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.run(() => document.activeElement.id), 'canvas');
      let seen = await look(tab);
      await tab.page.keyboard.press('Tab');
      for (let decisions = 0; decisions < 20; ++decisions) {
        await tab.page.keyboard.press('Enter');
        seen = await settled(tab, seen, 250);
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
