// Draws what the sounds look like, for people to compare with the real thing: node tests/e2e/sheet_of_sounds.mjs
// writes build/sounds.png, and says what is measured. Pitch goes up by octaves, darkness by decibels.
import { mkdirSync } from 'node:fs';
import { measured, rate, spectrum, withSounds } from './sounds.mjs';
import { root } from './machine.mjs';

const columns = 360;
const rows = 220;
const [lowest, highest] = [60, 16000];
const range = 80;  // dB

function picture(samples, seconds) {
  const size = seconds < 0.2 ? 512 : 2048;  // samples of a column
  const power = Array.from({ length: columns }, (_, x) =>
    spectrum(samples, Math.round((x / columns * seconds) * rate) - size / 2, size));
  const most = Math.max(...power.map((column) => Math.max(...column)));
  return power.map((column) => Array.from({ length: rows }, (_, y) => {
    const bin = lowest * (highest / lowest) ** (1 - y / rows) * size / rate;
    const [low, part] = [Math.floor(bin), bin % 1];
    const loud = column[low] * (1 - part) + (column[low + 1] ?? 0) * part;
    return Math.max(0, 1 + 10 * Math.log10(loud / most + 1e-20) / range);
  }));
}

// Within the page.
function draw(sheets, rows, lowest, highest) {
  document.body.style.margin = 0;
  for (const { title, seconds, columns } of sheets) {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: columns.length + 50, height: rows + 50 });
    const pen = canvas.getContext('2d');
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    columns.forEach((column, x) => column.forEach((shade, y) => {
      pen.fillStyle = `rgb(${[255, 240, 225].map((full) => full * (1 - shade)).join()})`;
      pen.fillRect(45 + x, 20 + y, 1, 1);
    }));
    pen.fillStyle = 'black';
    pen.fillText(title, 4, 12);
    for (const pitch of [100, 200, 500, 1000, 2000, 5000, 10000]) {
      pen.fillText(pitch, 4, 24 + rows * (1 - Math.log(pitch / lowest) / Math.log(highest / lowest)));
    }
    for (let i = 0; i <= 4; ++i) pen.fillText(`${(seconds * i / 4).toFixed(2)} s`, 40 + columns.length * i / 4 - 8 * i / 2, rows + 36);
    document.body.append(canvas);
  }
}

await withSounds(async ({ names, render, page }) => {
  const sheets = [];
  for (const name of names) {
    const samples = await render([name]);
    const { seconds, peak, loudness, centre } = measured(samples);
    const title = `${name}: ${seconds.toFixed(3)} s, peak ${peak.toFixed(1)} dBFS, ${loudness.toFixed(1)} LUFS, centre ${centre.toFixed(0)} Hz`;
    console.log(title);
    sheets.push({ title, seconds: seconds * 1.1, columns: picture(samples, seconds * 1.1) });
  }
  await page.setViewportSize({ width: 1260, height: 830 });
  await page.evaluate(`(${draw})(${JSON.stringify(sheets)}, ${rows}, ${lowest}, ${highest})`);
  mkdirSync(`${root}/build`, { recursive: true });
  await page.screenshot({ path: `${root}/build/sounds.png` });
});
