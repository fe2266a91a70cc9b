// Hosts that do not answer as they should: files that do not come, halves of two versions, pages of their own.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '../support/games.mjs';
import { inTab } from './everywhere.test.mjs';
import { root } from './machine.mjs';
import { begin, chooser, play, story, textMode } from './play.mjs';
import { controlled, deploy, host, ownSite } from './versions.mjs';

export function loadingTests({ folder }) {
  // What the host does wrong the browser's console tells of; that is no trouble of ours.
  const test = (name, body) => [`loading: ${name}`, () => inTab('chromium', async (tab) => {
    await body(tab);
    tab.troubles.length = 0;
  })];
  const named = (start, inFolder = folder) => readdirSync(inFolder).find((name) => name.startsWith(start));
  const version = () => window.deployed ?? 'one';
  const notFound = { status: 404, body: '<p>Not found</p>', type: 'text/html' };
  const ownPage = { status: 200, body: '<!doctype html><p>Welcome to this host</p>', type: 'text/html' };
  const update = () => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true, () => false);
  const installed = () => navigator.serviceWorker.getRegistration().then((found) => Boolean(found?.active ?? found?.waiting));

  // What was asked for before the first frame stood, without the hashes in its name.
  const fetchedEarly = () => {
    const [{ startTime }] = performance.getEntriesByName('first-frame');
    return performance.getEntriesByType('resource').filter((each) => each.startTime < startTime)
      .map(({ name }) => name.split('/').pop().replace(/\.[0-9a-f]{10}/, ''))
      .filter((name) => /\.(wasm|txt|outlines)$/.test(name)).sort();
  };
  // Such files do not come until the function that it gives is called; nor by the worker, which stays away.
  async function hold(tab, files) {
    await tab.profile.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }));
    let release;
    const released = new Promise((resolve) => { release = resolve; });
    await tab.page.route(files, (route) => released.then(() => route.continue()));
    return release;
  }

  // The start of a match of persons, as its link tells it; the first has taken the device, where hands are secret.
  async function linkToStart(tab, game) {
    const { address } = await host(folder);
    await tab.profile.addInitScript(() => { navigator.clipboard.writeText = async (text) => { window.copied = text; }; });
    await tab.page.goto(`${address}#new/${game}?seed=5`);
    await tab.run(() => meadhall.ready.then(() => ['begin', 'ready', 'link'].forEach((line) => meadhall.command(line))));
    return (await tab.page.waitForFunction(() => window.copied?.match(/#.*/)[0])).jsonValue();
  }

  return [
    ...['page.', 'meadhall.'].map((start) => test(`${start}js that does not come is told of, with the way on`, async (tab) => {
      const { address, wrong } = await host(folder);
      const script = readdirSync(folder).find((name) => name.startsWith(start) && name.endsWith('.js'));
      wrong.set(script, notFound);
      await tab.page.goto(address);
      await tab.page.locator('#splash-words[role=alert]').waitFor();
      assert.match(await tab.page.locator('#splash-words').textContent(), /could not be loaded/);
      wrong.clear();
      await tab.click('#splash button');
      await tab.page.waitForFunction(() => globalThis.meadhall?.ready.then(() => true));
    })),

    test('wasm under another type plays all the same', async (tab) => {
      const { address, wrong } = await host(folder);
      wrong.set(readdirSync(folder).find((name) => name.endsWith('.wasm')), { type: 'application/octet-stream' });
      await tab.go(address);
      await textMode(tab);
      await tab.run(() => { meadhall.command('new vikings'); meadhall.command('begin'); });
      await play(tab, chooser(51), 3);
    }),

    ...Object.entries({ 'does not come': notFound, 'is the host’s own page': ownPage }).map(([how, answer]) =>
      test(`where a new page’s script ${how} the old version plays on`, async (tab) => {
        const copy = ownSite(folder);
        const { address, wrong } = await host(copy);
        await begin(tab, address);
        await tab.run(controlled);
        const before = await tab.run(story);
        const { script } = deploy(copy, 'two');
        wrong.set(script, answer);
        await tab.go(address);
        assert.equal(await tab.run(version), 'one');
        assert.equal(await tab.run(story), before);
        // Once it comes the new version does, and plays without a network.
        wrong.clear();
        for (let tries = 0; tries < 5 && await tab.run(version) === 'one'; ++tries) await tab.go(address);
        assert.equal(await tab.run(version), 'two');
        await tab.profile.setOffline(true);
        await tab.go(address);
        assert.equal(await tab.run(story), before);
        await tab.profile.setOffline(false);
      })),

    test('a link fetches its game before the first frame and no other, and the others wait their turn', async (tab) => {
      const { address } = await host(folder);
      const release = await hold(tab, /(graenaland|feast)\.\w+\.wasm$/);
      await tab.page.goto(`${address}#new/vikings?players=2&seed=42`);
      await tab.run(() => meadhall.ready.then(() => true));
      assert.deepEqual(await tab.run(fetchedEarly), ['later.wasm', 'meadhall.wasm', 'vikings-later.wasm', 'vikings.wasm',
        'words-en-vikings.txt']);
      await textMode(tab);
      await tab.run(() => { meadhall.command('begin'); });
      await play(tab, chooser(52), 5);
      await tab.run(() => { meadhall.command('new graenaland'); });
      await tab.page.locator('#coming').waitFor();
      assert.equal(await tab.run(() => meadhall.page().screen), 'table', 'the match goes on meanwhile');
      release();
      await tab.page.waitForFunction(() => meadhall.page().screen === 'new_match');
      await tab.page.locator('#coming').waitFor({ state: 'hidden' });
      await tab.run(() => { meadhall.command('begin'); });
      assert.equal(await tab.run(() => meadhall.page().screen), 'table');
    }),

    test('a link to a match is a table before the screens around it have come, and what needs those waits', async (tab) => {
      const { address } = await host(folder);
      const release = await hold(tab, /later\.\w+\.wasm$/);
      const [, link] = readFileSync(`${root}tests/golden/links/vikings-1.txt`, 'utf8').match(/(#match\/\S+)/);
      await tab.page.goto(address + link);
      await tab.page.waitForFunction(() => performance.getEntriesByName('first-frame').length);
      assert.deepEqual(await tab.run(fetchedEarly), ['meadhall.wasm', 'vikings.wasm', 'words-en-vikings.txt']);
      const shows = (name) => tab.page.waitForFunction((wanted) => meadhall.targets().some(({ what }) => what === wanted), name);
      await tab.run(() => { meadhall.command('continue'); });
      await shows('menu');
      await tab.run(() => { meadhall.command('settings'); });
      await tab.page.locator('#coming').waitFor();
      release();
      await tab.page.waitForFunction(() => meadhall.ready.then(() => meadhall.page().screen === 'settings'));
    }),

    ...games.map((game) => test(`a match of ${game} is played before the rest of it has come`, async (tab) => {
      const link = await linkToStart(tab, game);
      const { address } = await host(folder);  // another origin, where nothing is kept
      const release = await hold(tab, /later\.\w+\.wasm$/);
      await tab.page.goto(address + link);
      await tab.page.waitForFunction(() => performance.getEntriesByName('first-frame').length);
      // Hands that press anything, answers above all, and keys.
      const choose = chooser(21);
      for (let i = 0; i < 80; ++i) {
        const targets = await tab.run(() => meadhall.targets());
        const answers = targets.filter(({ choice }) => choice);
        const among = answers.length && choose(4) ? answers : targets;
        const { x, y } = among[choose(among.length)];
        await tab.page.mouse.move(x, y);
        await tab.page.mouse.click(x, y);
        if (i % 8 === 0) await tab.page.keyboard.press(['ArrowRight', 'Enter', 'z', 'Escape', 'h', 'l'][choose(6)]);
      }
      const told = () => tab.run(() => meadhall.ready.then(() => meadhall.page().log.length));
      assert.equal(await tab.page.locator('#problem button').count(), 0, await tab.page.locator('#problem').textContent());
      release();
      assert.ok(await told() > 3, 'something was played');
      assert.equal(await tab.page.locator('#problem button').count(), 0);
    })),

    test('the hall stands before any game has come, and what needs one waits for it', async (tab) => {
      const { address } = await host(folder);
      const release = await hold(tab, new RegExp(`(${games.join('|')})\\.\\w+\\.wasm$`));
      await tab.page.goto(address);
      await tab.run(() => meadhall.ready.then(() => true));
      assert.deepEqual(await tab.run(fetchedEarly), ['meadhall.wasm']);
      const frames = () => tab.run(() => new Promise((resolve) => { setTimeout(resolve, 300); }));
      for (const line of ['credits', 'back', 'setting theme night', 'mute', 'help', 'hall']) {
        await tab.run((said) => { meadhall.command(said); }, line);
        await frames();
      }
      for (const line of ['settings', 'records', 'rules', 'learn vikings', 'challenges', 'saves', 'continue', 'quick feast']) {
        await tab.run((said) => { meadhall.command(said); }, line);
        await frames();
        assert.equal(await tab.run(() => meadhall.page().screen), 'hall', line);
      }
      release();
      await tab.page.waitForFunction(() => meadhall.page().screen === 'table');
    }),

    test('screens around the table that do not come are told of, and come when they are asked for again', async (tab) => {
      const { address, wrong } = await host(folder);
      wrong.set(named('later.'), notFound);
      await tab.page.goto(address);
      await tab.page.locator('#problem button').waitFor();
      await tab.run(() => { meadhall.command('credits'); });
      await tab.page.locator('#problem', { hasText: 'did not come' }).waitFor();
      wrong.clear();
      await tab.click('#problem button');
      await tab.page.waitForFunction(() => meadhall.ready.then(() => meadhall.page().screen === 'credits'));
      assert.equal(await tab.page.locator('#problem button').count(), 0);
    }),

    test('a game that does not come is told of, and comes when it is asked for again', async (tab) => {
      const { address, wrong } = await host(folder);
      wrong.set(named('graenaland.'), notFound);
      await tab.page.goto(address);
      await tab.run(() => meadhall.ready.then(() => true));
      await tab.run(() => { meadhall.command('new graenaland'); });
      await tab.page.locator('#problem button').waitFor();
      assert.match(await tab.page.locator('#problem').textContent(), /did not come/);
      wrong.clear();
      await tab.click('#problem button');
      await tab.page.waitForFunction(() => meadhall.page().screen === 'new_match');
      assert.equal(await tab.page.locator('#problem button').count(), 0);
    }),

    test('another page in the place of ours does not take it', async (tab) => {
      const { address, wrong } = await host(folder);
      await tab.go(address);
      await tab.run(controlled);
      wrong.set('index.html', ownPage);
      await tab.go(address);
      wrong.set('index.html', notFound);
      await tab.go(address);
    }),

    test('a worker and a page of different versions are not kept together', async (tab) => {
      const copy = ownSite(folder);
      const { address, wrong } = await host(copy);
      deploy(copy, 'two');
      wrong.set('sw.js', { path: join(folder, 'sw.js') });
      wrong.set(named('page.'), { path: join(folder, named('page.')) });
      await tab.go(address);
      assert.equal(await tab.run(version), 'two');
      assert.equal(await tab.run(() => navigator.serviceWorker.register('sw.js')
        .then((found) => new Promise((resolve) => {
          const worker = found.installing ?? found.waiting ?? found.active;
          const look = () => { if (worker.state !== 'installing') resolve(worker.state); };
          worker.addEventListener('statechange', look);
          look();
        }), () => 'redundant')), 'redundant');
      assert.deepEqual(await tab.run(() => caches.keys()), []);
      wrong.clear();
      await tab.go(address);
      await tab.run(controlled);
      await tab.profile.setOffline(true);
      await tab.go(address);
      assert.equal(await tab.run(version), 'two');
      await tab.profile.setOffline(false);
    }),

    test('a file that once came wrong is not kept, nor taken from where it was', async (tab) => {
      const { address, wrong } = await host(folder);
      const words = named('words-cs');
      wrong.set(words, ownPage);
      await tab.go(address);
      await tab.run(update);
      for (let tries = 0; tries < 20 && !await tab.run(installed); ++tries) await tab.page.waitForTimeout(50);
      assert.equal(await tab.run(installed), false, 'no version with a wrong file is installed');
      // As versions before this one might have kept it.
      await tab.run((name) => caches.open('meadhall of old').then((cache) => cache.put(name, new Response('wrong'))), words);
      wrong.clear();
      await tab.go(address);
      await tab.run(controlled);
      const kept = await tab.run(async (name) => {
        const [own] = (await caches.keys()).filter((each) => each !== 'meadhall of old');
        return (await (await caches.open(own)).match(name)).text();
      }, words);
      assert.equal(kept, readFileSync(join(folder, words), 'utf8'));
    }),
  ];
}
