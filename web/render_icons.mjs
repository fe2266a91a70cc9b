// Draws icon.svg as the pictures that phones and desktops want: node web/render_icons.mjs
// Run it after changing icon.svg and commit what it writes. Wants Chromium and tests/e2e's packages.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '../tests/e2e/browsers.mjs';

const web = new URL('.', import.meta.url);
const icon = readFileSync(new URL('icon.svg', web), 'utf8');
// Where the system cuts out its own shape: no corners of our own, and for some a margin round the horn.
const square = icon.replace('rx="14" ', '');
const maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-10 -10 84 84"')
  .replace('<rect width="64" height="64"', '<rect x="-10" y="-10" width="84" height="84"');

const tab = await chromium({ viewport: { width: 512, height: 512 } });
for (const [name, picture, side] of [['icon-192', icon, 192], ['icon-512', icon, 512],
  ['icon-maskable-512', maskable, 512], ['icon-180', square, 180]]) {
  await tab.page.setViewportSize({ width: side, height: side });
  await tab.page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${picture}`);
  writeFileSync(new URL(`${name}.png`, web), await tab.page.screenshot({ omitBackground: true }));
}
await tab.close();
