// A Feast for Odin, which is played in words: alone, with the device going round, beside bots.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { chooser, story } from './play.mjs';
import { beginInWords, playInWords } from './words.mjs';

const stories = new Map();  // what is said after some decisions, by engine

export function feastTests({ site }) {
  const address = (players, more = '') => `${site}#new/feast?players=${players}&seed=42${more}`;
  return [
    ['feast: a whole match alone, in words', () => inTab('chromium', async (tab) => {
      await beginInWords(tab, address(1));
      const { made, handed, over } = await playInWords(tab, chooser(3), 3000);
      assert.ok(over && handed === 0);
      return `${made} decisions`;
    })],
    ['feast: a whole short match of two with both mini-expansions, the device going round', () => inTab('chromium', async (tab) => {
      await beginInWords(tab, address(2, '&preset=short&islands=true&harvest=true'));
      const { made, handed, over } = await playInWords(tab, chooser(4), 3000);
      assert.ok(over && handed > 3);
      return `${made} decisions, handed over ${handed} times`;
    })],
    ['feast: one person beside a bot sees his own hand alone', () => inTab('chromium', async (tab) => {
      await beginInWords(tab, address(2), () => tab.run(() => meadhall.command('bot 2 karl')));
      const own = await tab.run(() => meadhall.page().sections.filter(({ group }) => group === 'players')[0].title);
      await playInWords(tab, chooser(5), 40, own);
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
