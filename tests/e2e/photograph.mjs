// Takes pictures: a scene is played to once, and then seen at all sizes, in all themes and languages wanted of it.
import { readFileSync } from 'node:fs';
import { shell } from './browsers.mjs';
import { places } from './canvas.mjs';
import { watchLetters, wordsDrawn } from './letters.mjs';
import { untilSpoken } from './play.mjs';
import { scenes } from './scenes.mjs';
import { sizes } from './views.mjs';

// On a machine with too much to do the browser now and then owes a picture for minutes, and gives it at once when
// it is asked again.
async function takePicture(page) {
  for (let tries = 1; ; ++tries) {
    try {
      return await page.screenshot({ timeout: 40_000 });
    } catch (error) {
      if (tries === 4 || !/Timeout/.test(error.message)) throw error;
    }
  }
}

const byTouch = ({ size }) => size !== 'desktop' && size !== 'tablet';

// Shots that one visit can take, the largest visits first: what a profile is made with cannot be changed later.
export function visits(shots) {
  const groups = new Map();
  for (const shot of shots) {
    const key = [shot.scene, byTouch(shot), shot.ratio ?? 1].join();
    groups.set(key, [...groups.get(key) ?? [], shot]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

async function order(tab, line) {
  const { ok, text } = await tab.run((command) => meadhall.command(command), line);
  if (!ok) throw new Error(text);
}

const usual = { language: 'en', textSize: '100', theme: 'nightSea', palette: 'usual' };

// Turns a tab from how it is seen now to how a shot wants it, and returns that.
async function turn(tab, seen, { size, settings, stretched = false }) {
  const wanted = { ...usual, ...settings };
  // What is stretched speaks no language.
  if (seen.stretched) await order(tab, 'stretch');
  for (const [setting, value] of Object.entries(wanted)) {
    if (seen[setting] !== value) await order(tab, `setting ${setting} ${value}`);
  }
  await untilSpoken(tab, wanted.language);
  if (stretched) await order(tab, 'stretch');
  if (size !== seen.size) {
    await tab.page.setViewportSize(sizes[size]);
    await tab.page.waitForFunction(({ width, height }) => {
      const { clientWidth, clientHeight } = document.getElementById('canvas');
      return clientWidth === width && clientHeight === height;
    }, sizes[size]);
  }
  return { ...wanted, size, stretched };
}

// The rectangles that the table names, and those of the words it draws: what would be missed.
async function rectangles(tab) {
  const targets = await tab.run(places);
  const words = await tab.run(wordsDrawn);
  return [
    ...targets.map(({ what, a, b, x, y, w, h }) => ({ name: `${what} ${a} ${b}`, kind: 'target', left: x - w / 2, top: y - h / 2, right: x + w / 2, bottom: y + h / 2 })),
    ...words.map((word) => ({ ...word, name: `word at ${Math.round(word.left)}, ${Math.round(word.top)}`, kind: 'word' })),
  ];
}

async function photograph(tab) {
  const found = await rectangles(tab);
  return { png: await takePicture(tab.page), rectangles: found };
}

// Visits a scene and hands out each picture: take(shot, error) or take(shot, undefined, { png, rectangles }, again),
// where again() takes it once more a second later, for a machine so busy that something came after it. At the end the
// tab stands there as usual again, on the desktop or the phone, and leave(tab) may ask more of the scene.
export async function visit(browser, site, group, take, leave) {
  const [{ scene, size, ratio = 1 }] = group;
  const touch = byTouch(group[0]);
  const tab = await shell({
    browser, locale: 'en-GB', viewport: sizes[size], deviceScaleFactor: ratio, reducedMotion: 'reduce', hasTouch: touch, isMobile: touch,
  });
  const left = [...group];
  try {
    // Without the worker, which would fetch all languages for later.
    await tab.profile.addInitScript(() => { Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); });
    await tab.profile.addInitScript(watchLetters);
    await tab.page.clock.setFixedTime(new Date('2026-01-02T12:00:00'));
    await scenes[scene](tab, site);
    let seen = { ...usual, size, stretched: false };
    for (; left.length; left.shift()) {
      seen = await turn(tab, seen, left[0]);
      const picture = await photograph(tab);
      if (tab.troubles.length) throw new Error([...new Set(tab.troubles)].slice(0, 3).join('; '));
      await take(left[0], undefined, picture, async () => {
        await new Promise((resolve) => { setTimeout(resolve, 1000); });
        return photograph(tab);
      });
    }
    await turn(tab, seen, { size: touch ? 'phone' : 'desktop' });
    await leave(tab);
  } catch (error) {
    if (!left.length) throw error;
    for (const shot of left) await take(shot, error);
  } finally {
    await tab.close();
  }
}

// A page in which compare.mjs runs.
export async function openJudge(browser) {
  const tab = await shell({ browser });
  const address = 'http://localhost/judge/';
  await tab.page.route(`${address}**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1);
    if (!name) return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Judge</title>' });
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(new URL(name, import.meta.url), 'utf8') });
  });
  await tab.page.goto(address);
  return (task, ...args) => tab.page.evaluate(async ([wanted, given]) => (await import('./compare.mjs'))[wanted](...given), [task, args]);
}
