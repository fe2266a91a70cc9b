// What must hold in each engine: the whole match by text mode, storage, links, and the single file.
import assert from 'node:assert/strict';
import * as open from './browsers.mjs';
import { begin, chooser, play, story, textMode } from './play.mjs';

const engines = ['chromium', 'firefox', 'webkit'];
const endings = new Map();  // engine → what text mode says at the end of the same match

export function everywhereTests({ site, single }) {
  return engines.flatMap((engine) => [
    [`${engine}: a whole match by text mode`, () => inTab(engine, async (tab) => {
      await begin(tab, site);
      const moves = await play(tab, chooser(1));
      const ending = await tab.run(story);
      for (const [other, said] of endings) assert.equal(ending, said, `${engine} and ${other} tell the match differently`);
      endings.set(engine, ending);
      return `${moves} decisions`;
    })],
    [`${engine}: a reload continues at the same decision`, () => inTab(engine, async (tab) => {
      await begin(tab, site);
      await play(tab, chooser(2), 40);
      const before = await tab.run(story);
      await tab.go(site);
      assert.equal(await tab.run(story), before);
    })],
    [`${engine}: the single file plays from file://`, () => inTab(engine, async (tab) => {
      await begin(tab, single);
      await play(tab, chooser(3), 12);
      const before = await tab.run(story);
      await tab.go(single);
      assert.equal(await tab.run(story), before);
    })],
  ]);
}

// Chromium takes long to start. One that a test has done with is lent to the next one, which gets a profile
// of its own; after a failure it is not trusted any more.
const resting = { chromium: [], shell: [] };
const launch = { chromium: () => open.launchChromium(), shell: open.launchShell };

// A page that hangs must not hang the run, nor go on beside other tests.
const tooLong = () => new Promise((_, reject) => {
  setTimeout(() => reject(new Error('not done after nine minutes')), 540e3).unref();
});

export async function inTab(engine, test, options = {}) {
  const lent = options.flags ? undefined : resting[engine];
  const browser = lent && (lent.pop() ?? await launch[engine]());
  // What drawings look like is asked elsewhere (shots.mjs): here half the pixels each way are drawn, four times as fast.
  const tab = await open[engine]({ ...(engine === 'shell' ? { deviceScaleFactor: 0.5 } : {}), ...options, browser });
  let passed = false;
  try {
    const said = await Promise.race([test(tab), tooLong()]);
    assert.deepEqual(tab.troubles, []);
    const origins = await tab.run(() => performance.getEntriesByType('resource').map(({ name }) => name));
    const own = await tab.run(() => location.href.split('#')[0].replace(/[^/]*$/, ''));
    assert.deepEqual(origins.filter((name) => !name.startsWith(own) && !/^(data|blob):/.test(name)), []);
    passed = true;
    return said;
  } finally {
    await tab.close();
    if (lent && passed) lent.push(browser);
    else await browser?.close();
  }
}
