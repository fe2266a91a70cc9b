// What axe-core finds wrong for assistive technology, on every screen, in text mode and beside the canvas.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inTab } from './everywhere.test.mjs';
import { textMode } from './play.mjs';
import { scenes } from './scenes.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The driver may say what the page's own policy forbids the page.
async function complaints(tab) {
  await tab.page.evaluate(axe);
  return tab.run(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

export function accessTests({ site }) {
  return Object.keys(scenes).map((scene) => [`access: ${scene}`, () => inTab('shell', async (tab) => {
    await scenes[scene](tab, site);
    assert.deepEqual(await complaints(tab), [], 'beside the canvas');
    await textMode(tab);
    assert.deepEqual(await complaints(tab), [], 'in text mode');
  })]);
}
