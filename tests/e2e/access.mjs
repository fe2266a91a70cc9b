// What axe-core finds wrong for assistive technology. Every screen is read where it is photographed (shots.mjs).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { textMode } from './play.mjs';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

// The driver may say what the page's own policy forbids the page.
export async function complaints(tab) {
  await tab.page.evaluate(axe);
  return tab.run(async () => {
    const { violations } = await globalThis.axe.run();
    return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' ')}`);
  });
}

// A screen that stands in a tab is read beside the canvas and in text mode; throws if there is anything to complain of.
export async function readScreen(tab) {
  assert.deepEqual(await complaints(tab), [], 'beside the canvas');
  await textMode(tab);
  assert.deepEqual(await complaints(tab), [], 'in text mode');
}
