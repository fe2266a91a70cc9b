// Text mode as it is laid out: tables of cells, codes, further commands, what is in sight on a phone.
import assert from 'node:assert/strict';
import { games } from '../support/games.mjs';
import { complaints } from './access.mjs';
import { inTab } from './everywhere.test.mjs';
import { chooser, command } from './play.mjs';
import { beginInWords, playInWords } from './words.mjs';

const alone = '#new/feast?players=1&seed=42';

// Plays until something is laid into cells.
async function untilCells(tab) {
  const choose = chooser(6);
  for (let made = 0; made < 600; ++made) {
    if (await tab.run(() => Boolean(document.querySelector('#cells [data-move]')))) return;
    await playInWords(tab, choose, 1);
  }
  throw new Error('nothing is laid');
}

// Where the focus is in the table, from 1.
const place = () => {
  const cell = document.activeElement;
  return [cell.closest('tr')?.rowIndex, cell.cellIndex];
};

export function wordsTests({ site }) {
  const test = (name, body, options) => [`words: ${name}`, () => inTab('chromium', body, options)];
  return [
    test('cells are one stop of the Tab key, walked by arrows, and Enter chooses', async (tab) => {
      await beginInWords(tab, `${site}${alone}`);
      await untilCells(tab);
      const key = (name) => tab.page.keyboard.press(name);
      assert.equal(await tab.page.getByRole('grid').count(), 1);
      assert.equal(await tab.run(() => document.querySelectorAll('#cells [tabindex="0"]').length), 1);
      await tab.page.focus('#question');
      await key('Tab');
      const [row, column] = await tab.run(place);
      assert.ok(await tab.run(() => document.activeElement.matches('#cells [data-move]')), 'the first that can be chosen');
      assert.match(await tab.run(() => document.activeElement.ariaLabel), new RegExp(`^Row ${row}, column ${column}: .*, can be chosen$`));
      await key('End');
      const [, width] = await tab.run(place);
      assert.equal(await tab.run(() => document.activeElement.nextElementSibling), null);
      await key('ArrowRight');
      assert.deepEqual(await tab.run(place), [row, width], 'the edge holds');
      await key('Home');
      assert.deepEqual(await tab.run(place), [row, 1]);
      await key('Control+Home');
      assert.deepEqual(await tab.run(place), [1, 1]);
      await key('ArrowDown');
      await key('ArrowRight');
      assert.deepEqual(await tab.run(place), [2, 2]);
      assert.equal(await tab.run(() => document.querySelectorAll('#cells [tabindex="0"]').length), 1);
      assert.deepEqual(await complaints(tab), []);
      // Out of it with one key, and back to where it was.
      await key('Tab');
      assert.ok(!await tab.run(() => document.activeElement.closest('#cells')));
      await key('Shift+Tab');
      assert.deepEqual(await tab.run(place), [2, 2]);
      // What cannot be chosen does nothing.
      const question = () => meadhall.page().question;
      const asked = await tab.run(question);
      const barred = await tab.run(() => {
        const cell = document.querySelector('#cells [role="gridcell"]:not([data-move])');
        cell?.focus();
        return Boolean(cell);
      });
      if (barred) {
        await key('Enter');
        assert.equal(await tab.run(question), asked);
      }
      await tab.run(() => document.querySelector('#cells [data-move]').focus());
      await key('Enter');
      assert.notEqual(await tab.run(question), asked);
      assert.equal(await tab.run(() => document.activeElement.id), 'question');
    }),

    test('codes of moves show only if asked for, and are no part of names', async (tab) => {
      await beginInWords(tab, `${site}${alone}`);
      const shown = () => [...document.querySelectorAll('#moves code')].filter((code) => code.offsetWidth > 0).length;
      assert.equal(await tab.run(shown), 0);
      await tab.page.getByRole('button', { name: 'Show codes' }).click();
      assert.equal(await tab.run(shown), await tab.run(() => meadhall.page().moves.length));
      assert.equal(await tab.run(() => document.getElementById('codes').ariaPressed), 'true');
      const outside = () => [...document.querySelectorAll('#moves code')].filter((code) => {
        const button = code.closest('button').getBoundingClientRect();
        const { left, right, top, bottom } = code.getBoundingClientRect();
        return left < button.left || right > button.right || top < button.top || bottom > button.bottom;
      }).map((code) => code.textContent);
      for (const width of [1440, 390, 320]) {
        await tab.page.setViewportSize({ width, height: 844 });
        assert.deepEqual(await tab.run(outside), [], `run out of their buttons at ${width} px`);
      }
      const pass = tab.page.getByRole('button', { name: 'Pass', exact: true });
      assert.equal(await pass.count(), 1);
      await pass.click();
      assert.ok(await tab.run(shown) > 0 || await tab.run(() => !meadhall.page().moves?.length), 'it stays so');
    }),

    test('commands that answer nothing stand behind one disclosure', async (tab) => {
      await beginInWords(tab, `${site}${alone}`);
      await playInWords(tab, chooser(3), 2);
      const seen = () => [...document.querySelectorAll('[data-command]')].filter((button) => button.checkVisibility()).length;
      assert.ok(await tab.run(seen) <= 3);
      await tab.page.locator('#more summary').focus();
      await tab.page.keyboard.press('Enter');
      assert.ok(await tab.run(seen) > 5);
      await command(tab, 'settings');
      assert.equal(await tab.run(() => meadhall.page().screen), 'settings');
    }),

    test('on a small phone the question and its first answers are in sight, at first and after each move', async (tab) => {
      const inSight = () => {
        const box = (node) => node.getBoundingClientRect();
        const first = document.querySelector('#options [data-move]');
        return Boolean(first) && (box(document.getElementById('question')).top >= 0 && box(first).bottom <= innerHeight - document.getElementById('jumps').offsetHeight);
      };
      for (const game of ['feast?players=1', 'vikings?players=2']) {
        await tab.go(`${site}#new/${game}&seed=42`);
        await tab.run(() => meadhall.command('setting textMode yes'));
        await tab.click('[data-command="begin"]');
        assert.ok(await tab.run(inSight), `${game}: at first`);
        for (let move = 0; move < 25; ++move) {
          // A finger taps an answer far down the page.
          const answers = tab.page.locator('#options [data-move]');
          await answers.nth(Math.floor(await answers.count() * 0.8)).click();
          assert.ok(await tab.run(inSight), `${game}: after move ${move + 1}`);
        }
      }
      for (const part of ['board', 'players', 'log-section', 'options']) {
        await tab.click(`[data-to="${part}"]`);
        const top = await tab.run((id) => document.querySelector(`#${id} h2`).getBoundingClientRect().top, part);
        assert.ok(top > -1 && top < 640, `${part} at ${top}`);
      }
    }, { viewport: { width: 360, height: 640 } }),

    ...games.map((game) => test(`who plays ${game} in words is led straight into the match`, async (tab) => {
      await tab.go(site);
      await tab.run(() => meadhall.command('setting textMode yes'));
      await tab.click(`[data-command="new ${game}"]`);
      await tab.click('[data-command="begin"]');
      const { screen, notice, question } = await tab.run(() => meadhall.page());
      assert.equal(screen, 'table');
      assert.equal(notice, undefined);
      assert.ok(question);
      assert.ok(await tab.run(() => document.documentElement.classList.contains('text-mode')));
      assert.equal(await tab.run(() => document.activeElement.id), 'question');
      assert.equal(await tab.page.getByRole('button', { name: 'Text mode' }).count(), 1, 'it is not asked for again');
    })),
  ];
}
