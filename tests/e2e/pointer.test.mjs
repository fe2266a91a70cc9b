// The table itself, by pointer and keyboard on the canvas. meadhall.targets() says where the drawn
// things are; everything else is what a player does.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { chooser, invitation } from './play.mjs';

// What there is to see and to click once the table is at rest, as a player would wait for it.
const state = async () => {
  const refresh = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
  for (let still = 0, drawn = -1; still < 3; await refresh()) {
    const now = meadhall.stats().drawn;
    still = now === drawn ? still + 1 : 0;
    drawn = now;
  }
  const { over, question, log } = meadhall.page();
  return { over, question, lines: log?.length ?? 0, targets: meadhall.targets() };
};
const looks = (seen) => JSON.stringify(seen);

async function settled(tab, before, patience = 5000) {
  const end = Date.now() + patience;
  let seen;
  do {
    seen = await tab.run(state);
    if (looks(seen) !== looks(before)) return seen;
  } while (Date.now() < end);
  return seen;
}

export function pointerTests({ site }) {
  const test = (name, body, options) => [`canvas: ${name}`, () => inTab('chromium', body, options)];
  const begin = async (tab, players) => {
    await tab.go(`${site}${invitation(players)}`);
    await tab.run(() => meadhall.command('begin'));
  };

  // Motion is off, so that the test waits for nothing; a scoring is shown step by step all the same.
  const calm = { reducedMotion: 'reduce', viewport: { width: 1120, height: 700 } };

  return [
    test('a whole match by pointer', async (tab) => {
      await begin(tab, 3);
      const choose = chooser(9);
      let clicks = 0;
      for (let seen = await tab.run(state); !seen.over; ++clicks) {
        const choices = seen.targets.filter(({ choice }) => choice);
        const { what, a, b, x, y } = choices[choose(choices.length)];
        await tab.page.mouse.click(x, y);
        const after = await settled(tab, seen);
        assert.notEqual(looks(after), looks(seen), `“${seen.question}”: a click on ${what} ${a} ${b} at ${x}, ${y} does nothing`);
        seen = after;
        assert.ok(clicks < 3000, 'the match does not end');
      }
      return `${clicks} clicks`;
    }, calm),

    test('decisions by keyboard: the first choice has the focus, Enter takes it', async (tab) => {
      await begin(tab, 2);
      await tab.page.keyboard.press('Tab');
      await tab.page.keyboard.press('Tab');
      assert.equal(await tab.run(() => document.activeElement.id), 'canvas');
      let seen = await tab.run(state);
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
      const before = await tab.run(state);
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
