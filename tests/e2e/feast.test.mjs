// A Feast for Odin: in words, alone, with the device going round, beside bots; and on the canvas.
import assert from 'node:assert/strict';
import { click, places, press } from './canvas.mjs';
import { inTab } from './everywhere.test.mjs';
import { chooser, command, story } from './play.mjs';
import { beginInWords, playInWords } from './words.mjs';

const stories = new Map();  // what is said after some decisions, by engine

export function feastTests({ site }) {
  const address = (players, more = '') => `${site}#new/feast?players=${players}&seed=42${more}`;
  return [
    ['feast: a whole match alone, in words', () => inTab('shell', async (tab) => {
      await beginInWords(tab, address(1));
      const { made, handed, over } = await playInWords(tab, chooser(3), 3000);
      assert.ok(over && handed === 0);
      return `${made} decisions`;
    })],
    ['feast: a whole short match of two with both mini-expansions, the device going round', () => inTab('shell', async (tab) => {
      await beginInWords(tab, address(2, '&preset=short&islands=true&harvest=true'));
      const { made, handed, over } = await playInWords(tab, chooser(4), 3000);
      assert.ok(over && handed > 3);
      return `${made} decisions, handed over ${handed} times`;
    })],
    ['feast: one person beside a bot sees their own hand alone', () => inTab('chromium', async (tab) => {
      await beginInWords(tab, address(2), () => tab.run(() => meadhall.command('bot 2 karl')));
      const own = await tab.run(() => meadhall.page().sections.filter(({ group }) => group === 'players')[0].title);
      await playInWords(tab, chooser(5), 40, own);
    })],
    ['feast: on its table answers are clicked', () => inTab('chromium', async (tab) => {
      await tab.go(address(2));
      for (const line of ['begin', 'setting textMode no']) assert.ok((await tab.run((word) => meadhall.command(word), line)).ok);
      const choose = chooser(14);
      const stands = () => JSON.stringify([meadhall.page().question, meadhall.page().moves, meadhall.page().log?.length]);
      for (let made = 0; made < 30; ++made) {
        // What is only taken in the hand has a test of its own.
        const answers = (await tab.run(places)).filter(({ choice, what }) => choice && what !== 'good');
        assert.ok(answers.length, 'there is nothing to click');
        const { x, y } = answers[choose(answers.length)];
        const before = await tab.run(stands);
        await tab.page.mouse.click(x, y);
        // Whoever passes is asked once more.
        const again = (await tab.run(places)).find(({ what }) => what === 'again');
        if (again) await tab.page.mouse.click(again.x, again.y);
        await tab.run(places);
        assert.notEqual(await tab.run(stands), before, 'nothing came of it');
      }
    })],
    ['feast: goods are taken in the hand, turned and laid, with one deed to undo', () => inTab('chromium', async (tab) => {
      await tab.go(address(2));
      for (const line of ['begin', 'setting textMode no']) assert.ok((await tab.run((word) => meadhall.command(word), line)).ok);
      // Until somebody may place, and has something that lies at home.
      const choose = chooser(11);
      const goods = async () => (await tab.run(places)).filter(({ choice, what }) => choice && what === 'good');
      const asked = () => tab.run(() => meadhall.page().question);
      for (let made = 0; !(/Place Vikings/.test(await asked()) && (await goods()).length); ++made) {
        assert.ok(made < 200, 'nobody gets anything to lay');
        const line = await tab.run((pick) => {
          const moves = meadhall.page().moves ?? [];
          return moves.length ? moves[pick % moves.length].code : 'ready';
        }, choose(1000));
        assert.ok((await tab.run((word) => meadhall.command(word), line)).ok, line);
      }
      const told = () => tab.run(() => meadhall.page().log.length);
      const before = await told();
      const [good] = await goods();
      await tab.page.mouse.click(good.x, good.y);
      assert.ok((await tab.run(places)).some(({ what }) => what === 'lay-on'), 'nothing is in hand');
      await press(tab, 'r', 'r', 'r', 'r');
      assert.equal(await told(), before, 'a turn in the hand is no move');
      // The keys bring it where it may lie; from there it is moved and laid.
      await press(tab, 'ArrowUp', 'Enter');
      assert.ok((await told()) > before, 'it lies nowhere');
      await press(tab, 'u');
      assert.equal(await told(), before, 'one Undo takes all of it back');
    })],
    ['feast: spaces and occupations are looked up from the table, by mouse and keys', () => inTab('chromium', async (tab) => {
      await tab.go(address(1));
      for (const line of ['begin', 'setting textMode no']) assert.ok((await tab.run((word) => meadhall.command(word), line)).ok);
      const shelf = () => tab.run(() => meadhall.page().sections[0].title);
      await click(tab, 'almanac');
      assert.equal(await shelf(), 'Column 1');
      await click(tab, 'shelf', 4);
      assert.equal(await shelf(), 'Starting occupations');
      await press(tab, 'Escape');
      assert.equal((await tab.run(() => meadhall.page())).screen, 'table');
      // In words the same.
      assert.ok((await tab.run(() => meadhall.command('setting textMode yes'))).ok);
      await command(tab, 'almanac feast');
      assert.equal(await shelf(), 'Starting occupations');
      await tab.page.getByRole('button', { name: 'Deck B' }).click();
      await tab.page.getByRole('heading', { name: 'Deck B' }).waitFor();
    })],
    ...['firefox', 'webkit', 'chromium'].map((engine) => [`feast: ${engine} tells it as the others`, () => inTab(engine, async (tab) => {
      await beginInWords(tab, address(3));
      await playInWords(tab, chooser(6), 60);
      const said = await tab.run(story);
      for (const [other, theirs] of stories) assert.equal(said, theirs, `${engine} and ${other} differ`);
      stories.set(engine, said);
    })]),
  ];
}
