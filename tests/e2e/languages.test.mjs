// The words of a language come when somebody wants it: not before, not twice, and what comes instead of them
// is told and leaves the game speaking English. What the hall does without comes after its first frame.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { begin, speak, untilSpoken } from './play.mjs';

const asked = () => [...new Set(performance.getEntriesByType('resource')
  .map(({ name }) => name.match(/words-(\w+)/)?.[1]).filter(Boolean))].sort();
const heading = () => document.getElementById('options-heading').textContent;
const spoken = () => ({ page: meadhall.page().language, html: document.documentElement.lang });
const problem = (tab) => tab.page.locator('#problem');
const rest = /words-en-|-more\./;  // what the hall does without
const lacking = () => JSON.stringify(meadhall.page());
const inCzech = { page: 'cs', html: 'cs' };
const inEnglish = { page: 'en', html: 'en' };

export function languagesTests({ site, single }) {
  const test = (name, body, { engine = 'chromium', ...options } = {}) => [`languages: ${name}`, () => inTab(engine, body, options)];
  // The worker, which fetches them all for later, stays away.
  const alone = (tab) => tab.profile.addInitScript(() => {
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
  });
  return [
    test('English fetches its own; another comes when it is chosen, and once', async (tab) => {
      await alone(tab);
      await begin(tab, site);
      assert.deepEqual(await tab.run(asked), ['en']);
      assert.equal(await tab.run(heading), 'Your options');
      await speak(tab, 'cs');
      assert.deepEqual(await tab.run(spoken), inCzech);
      assert.equal(await tab.run(heading), 'Vaše možnosti');
      await speak(tab, 'en');
      await speak(tab, 'cs');
      assert.deepEqual(await tab.run(asked), ['cs', 'en']);
    }),

    test('the hall is whole before the rest of English has come', async (tab) => {
      await alone(tab);
      let release;
      const released = new Promise((resolve) => { release = resolve; });
      await tab.page.route(rest, (route) => released.then(() => route.continue()));
      await tab.page.goto(site);
      await tab.run(() => meadhall.ready.then(() => true));
      const before = await tab.run(() => meadhall.page());
      assert.equal(before.screen, 'hall');
      assert.doesNotMatch(await tab.run(lacking), /…/);
      assert.ok(await tab.run(() => meadhall.command('new graenaland').ok));
      assert.equal(await tab.run(() => meadhall.page().screen), 'hall', 'the game waits for its words');
      release();
      await tab.run(() => meadhall.whole.then(() => true));
      assert.notEqual(await tab.run(() => meadhall.page().screen), 'hall');
      assert.doesNotMatch(await tab.run(lacking), /…/);
      await tab.run(() => meadhall.command('hall'));
      assert.deepEqual(await tab.run(() => meadhall.page()), before);
    }),

    test('a rest that does not come is told of, and comes when the network does', async (tab) => {
      await alone(tab);
      let lost = true;
      await tab.page.route(rest, (route) => (lost ? route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) : route.continue()));
      await tab.go(site);
      assert.match(await problem(tab).textContent(), /Some words, letters or games did not come/);
      lost = false;
      await tab.run(() => { dispatchEvent(new Event('online')); });
      await tab.run(() => meadhall.command('new graenaland'));
      await tab.page.waitForFunction(() => meadhall.page().screen !== 'hall' && !JSON.stringify(meadhall.page()).includes('…'));
    }),

    test('a player whose browser is Czech never sees English', async (tab) => {
      await alone(tab);
      await tab.profile.addInitScript(() => {
        window.langs = [];
        new MutationObserver(() => window.langs.push(document.documentElement.lang))
          .observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
      });
      await tab.go(site);
      assert.deepEqual(await tab.run(spoken), inCzech);
      assert.deepEqual(await tab.run(() => [...new Set(window.langs)]), ['cs']);
      assert.deepEqual(await tab.run(asked), ['cs', 'en']);
      // What was chosen counts for more than the browser's wish, with the next load too.
      await speak(tab, 'pl');
      await tab.go(site);
      assert.deepEqual(await tab.run(() => [...new Set(window.langs)]), ['pl']);
      assert.deepEqual(await tab.run(asked), ['en', 'pl']);
    }, { locale: 'cs-CZ' }),

    test('words that do not come are told of, and come when the network does', async (tab) => {
      await alone(tab);
      await begin(tab, site);
      await tab.profile.setOffline(true);
      await tab.run(() => meadhall.command('setting language cs'));
      await problem(tab).locator('button').waitFor();
      assert.match(await problem(tab).textContent(), /The words of this language did not come/);
      assert.deepEqual(await tab.run(spoken), inEnglish);
      await tab.profile.setOffline(false);
      await untilSpoken(tab, 'cs');
      assert.deepEqual(await tab.run(spoken), inCzech);
      assert.match(tab.troubles.splice(0).join(), /^(console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED,?)+$/);
    }),

    test('a server that answers something else is told of at the start, and the game speaks English', async (tab) => {
      await alone(tab);
      await tab.page.route('**/words-cs*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lost</title>' }));
      await tab.go(site);
      await problem(tab).locator('button').waitFor();
      assert.match(await problem(tab).textContent(), /belongs to something else/);
      assert.deepEqual(await tab.run(spoken), inEnglish);
      await tab.run(() => meadhall.command('new vikings'));
      assert.ok(await tab.run(() => meadhall.command('begin').ok));
    }, { locale: 'cs-CZ' }),

    test('without the network the worker has them all', async (tab) => {
      await tab.go(site);
      await tab.run(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller
        ?? new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }); })).then(() => true));
      await tab.profile.setOffline(true);
      await tab.go(site);
      for (const language of ['cs', 'pl', 'ru']) await speak(tab, language);
      await tab.profile.setOffline(false);
    }),

    ...['chromium', 'firefox', 'webkit'].map((engine) => test(`the single file carries them (${engine})`, async (tab) => {
      await begin(tab, single);
      for (const language of ['cs', 'pl', 'ru', 'en']) {
        await speak(tab, language);
        assert.deepEqual(await tab.run(spoken), { page: language, html: language });
      }
    }, { engine })),
  ];
}
