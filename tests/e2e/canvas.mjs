// Hands on the canvas: meadhall.targets() says where the drawn things are; everything else is what a player does.
// The first two run within the page, by tab.run.
import assert from 'node:assert/strict';

// What there is to click once the table is at rest, as a player would wait for it.
export const places = async () => {
  const refresh = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
  for (let still = 0, drawn = -1; still < 3; await refresh()) {
    const now = meadhall.stats().drawn;
    still = now === drawn ? still + 1 : 0;
    drawn = now;
  }
  return meadhall.targets();
};

// While something is held or plays by itself the table draws on: then a few frames must do.
export const frames = async () => {
  for (let drawn = 0; drawn < 4; ++drawn) await new Promise((resolve) => { requestAnimationFrame(resolve); });
};

export async function find(tab, what, a, b) {
  const found = (await tab.run(places)).find((target) => target.what === what &&
      (a === undefined || target.a === a) && (b === undefined || target.b === b));
  assert.ok(found, `no ${what} ${a ?? ''} ${b ?? ''} is drawn`);
  return found;
}

export async function click(tab, what, a, b) {
  const { x, y } = await find(tab, what, a, b);
  await tab.page.mouse.click(x, y);
  return tab.run(places);
}

// A press counts for a screen that has been seen: what commands have led to is drawn first.
export async function press(tab, ...keys) {
  await tab.run(frames);
  for (const key of keys) {
    await tab.page.keyboard.press(key);
    await tab.run(places);
  }
}
