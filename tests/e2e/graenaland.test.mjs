// Graenaland in text mode: the device goes round, hands stay secret.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { chooser, command, story } from './play.mjs';
import { beginInWords, playInWords as play } from './words.mjs';

const stories = new Map();  // what is said after some decisions, by engine

const begin = (tab, site) => beginInWords(tab, `${site}#new/graenaland?players=3&seed=42`);

export function graenalandTests({ site }) {
  return [
    ['graenaland: a whole match in words, the device going round', () => inTab('shell', async (tab) => {
      await begin(tab, site);
      const { made, handed, over } = await play(tab, chooser(3), 3000);
      assert.ok(over && handed > 50);
      return `${made} decisions, handed over ${handed} times`;
    })],
    ['graenaland: one person among bots sees their own hand alone', () => inTab('chromium', async (tab) => {
      await beginInWords(tab, `${site}#new/graenaland?players=4&seed=7`, async () => {
        for (const seat of [2, 3, 4]) await tab.run((line) => meadhall.command(line), `bot ${seat} karl`);
      });
      const own = await tab.run(() => meadhall.page().sections.filter(({ group }) => group === 'players')[0].title);
      await play(tab, chooser(5), 25, own);
    })],
    ['graenaland: promises are written down while there may be talk, judged, and kept', () => inTab('chromium', async (tab) => {
      await begin(tab, site);
      await tab.click('[data-command="ready"]');
      await command(tab, 'notebook');
      // Nothing to write while all are to be quiet.
      assert.match(await tab.run(() => document.getElementById('fields').textContent), /Quiet/);
      assert.equal(await tab.page.locator('[data-field^="promise"]').count(), 0);
      const choose = chooser(8);
      while (!await tab.page.locator('[data-field="promise 1"]').count()) await play(tab, choose, 1);
      const fill = async (line) => {
        await tab.page.locator('[data-field="promise 1"]').fill(line);
        await tab.page.keyboard.press('Enter');
      };
      await fill('all the ore is yours');
      const select = tab.page.locator('select[data-field="promise"]');
      const phrase = await select.locator('option').nth(1).getAttribute('value');
      await select.selectOption(phrase);
      const notebook = () => meadhall.page().sections.find(({ title }) => title === 'Notebook of promises')?.lines;
      const lines = await tab.run(notebook);
      assert.equal(lines.length, 2);
      assert.match(lines[0], /“all the ore is yours”\.$/);
      assert.ok(lines[1].includes(phrase.slice(2)), lines[1]);
      await tab.page.locator('select[data-field="judge 1"]').selectOption('broken');
      await tab.page.locator('select[data-field="judge 2"]').selectOption('struck');
      const judged = await tab.run(notebook);
      assert.deepEqual(judged, [`${lines[0]} Broken.`]);
      await tab.go(site);
      assert.deepEqual(await tab.run(notebook), judged);
    })],
    ...['firefox', 'webkit', 'chromium'].map((engine) => [`graenaland: ${engine} tells it as the others`, () => inTab(engine, async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(4), 60);
      const said = await tab.run(story);
      for (const [other, theirs] of stories) assert.equal(said, theirs, `${engine} and ${other} differ`);
      stories.set(engine, said);
    })]),
  ];
}
