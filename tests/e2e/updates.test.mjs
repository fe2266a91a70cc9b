// From one version to another with a match under way, by the real service worker: what is new is named, nothing is
// half applied, and the match goes on.
import assert from 'node:assert/strict';
import { inTab } from './everywhere.test.mjs';
import { begin, chooser, play, story } from './play.mjs';
import { another } from './tabs.test.mjs';
import { controlled, deploy, host, ownSite } from './versions.mjs';

const notFound = { status: 404, body: '<p>Not found</p>', type: 'text/html' };
const version = () => window.deployed ?? 'one';
const question = () => [...document.querySelectorAll('#questions p')].map((line) => line.textContent).join();
const look = () => navigator.serviceWorker.getRegistration().then((found) => found.update()).then(() => true, () => false);
const keptVersions = () => caches.keys().then((names) => names.length);

// Until `task` says what is wanted in a page that may just be loading anew.
async function until(tab, task, wanted) {
  let said;
  for (const end = Date.now() + 30e3; Date.now() < end;) {
    said = await tab.run(task).catch((error) => `nothing: ${error.message}`);
    if (wanted instanceof RegExp ? wanted.test(said) : said === wanted) return said;
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  throw new Error(`waited for ${wanted}, and heard: ${said}`);
}
const untilReady = (tab) => until(tab, () => meadhall.ready.then(() => meadhall.whole).then(() => 'ready'), 'ready');

// A match at the table of a copy of the site, kept by its worker.
async function sit(tab, folder) {
  const copy = ownSite(folder);
  const { address, wrong } = await host(copy);
  await begin(tab, address);
  await play(tab, chooser(61), 5);
  await tab.run(controlled);
  return { copy, address, wrong };
}

export function updatesTests({ folder }) {
  // What the host does wrong the browser's console tells of; that is no trouble of ours.
  const test = (engine, name, body) => [`updates: ${engine}: ${name}`, () => inTab(engine, async (tab) => {
    await body(tab);
    tab.troubles.length = 0;
  })];
  return [
    ...['chromium', 'firefox', 'webkit'].map((engine) => test(engine, 'two versions on, with what is new, the match is where it was', async (tab) => {
      const { copy, address } = await sit(tab, folder);
      const before = await tab.run(story);
      deploy(copy, 'two', '1.1');
      await tab.run(look);
      await until(tab, question, /new version.* 1\.1: What two brings\./);
      await tab.click('#questions button', 2);
      assert.equal(await tab.run(question), '');
      // It was put off, and meanwhile there is another.
      deploy(copy, 'three', '1.2');
      await tab.run(look);
      await until(tab, question, /new version.* 1\.2: What three brings\./);
      assert.equal(await tab.run(version), 'one');
      await tab.click('#questions button', 1);
      const told = await tab.run(() => [document.getElementById('reading').open,
        ...[...document.querySelectorAll('#reading h3')].map((heading) => heading.textContent)]);
      assert.deepEqual(told, [true, '1.2', '1.1', '1.0']);
      await tab.click('#reading-close');
      assert.match(await tab.run(question), /1\.2/, 'to read of it is no answer');
      await tab.click('#questions button', 0);
      await until(tab, version, 'three');
      await untilReady(tab);
      assert.equal(await tab.run(story), before);
      assert.equal(await tab.run(question), '');
      assert.equal(await tab.run(keptVersions), 1, 'the old files are gone');
      await play(tab, chooser(62), 3);
      const after = await tab.run(story);
      await tab.go(address);
      assert.equal(await tab.run(story), after);
    })),

    // Its script is named by the page itself, its news by the script.
    ...['script', 'news'].flatMap((missing) => ['chromium', 'firefox', 'webkit'].map((engine) =>
      test(engine, `where the ${missing} of the next version does not come, the old one goes on whole until it does`, async (tab) => {
        const { copy, address, wrong } = await sit(tab, folder);
        wrong.set(deploy(copy, 'two', '1.1')[missing], notFound);
        await tab.run(look);
        await until(tab, question, /not all of it came/);
        assert.equal(await tab.run(keptVersions), 1);
        await play(tab, chooser(63), 3);
        const before = await tab.run(story);
        await tab.go(address);
        assert.equal(await tab.run(version), 'one');
        assert.equal(await tab.run(story), before);
        await until(tab, question, /not all of it came/);
        // Tried too early it fails again.
        await tab.click('#questions button', 0);
        await until(tab, question, /not all of it came/);
        wrong.clear();
        await tab.click('#questions button', 0);
        await until(tab, question, /1\.1: What two brings\./);
        assert.equal(await tab.run(version), 'one');
        await tab.click('#questions button', 0);
        await until(tab, version, 'two');
        await untilReady(tab);
        assert.equal(await tab.run(story), before);
        assert.equal(await tab.run(keptVersions), 1);
      }))),

    test('chromium', 'what one tab has taken the other is offered', async (tab) => {
      const { copy, address } = await sit(tab, folder);
      const second = await another(tab);
      await second.go(address);
      deploy(copy, 'two', '1.1');
      await tab.run(look);
      await until(tab, question, /1\.1/);
      await until(second, question, /1\.1/);
      await tab.click('#questions button:text("Load it")');
      await until(tab, version, 'two');
      assert.equal(await second.run(version), 'one');
      await until(second, question, /new version/);
      await second.click('#questions button:text("Load it")');
      await until(second, version, 'two');
      await second.close();
    }),

    test('chromium', 'what is new is read from the credits, in the language that is spoken', async (tab) => {
      await sit(tab, folder);
      const read = async () => {
        await tab.run(() => { meadhall.command('news'); });
        await tab.page.locator('#reading[open]').waitFor();
        const text = await tab.page.locator('#reading').textContent();
        await tab.page.keyboard.press('Escape');
        await tab.page.locator('#reading').waitFor({ state: 'hidden' });
        return text;
      };
      await tab.click('#text-toggle');
      await tab.run(() => { meadhall.command('credits'); });
      assert.match(await read(), /What is new.*1\.0.*Vikings, Graenaland and A Feast for Odin/s);
      await tab.run(() => { meadhall.command('setting language cs'); });
      await until(tab, () => meadhall.page().language, 'cs');
      await until(tab, () => document.documentElement.lang, 'cs');
      assert.match(await read(), /Co je nového.*1\.0.*Vikingové, Graenaland a Hostina pro Ódina/s);
    }),
  ];
}
