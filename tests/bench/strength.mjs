// Strength against thinking time, as a picture: node tests/bench/strength.mjs FILE… > strength.svg
// Each FILE is the answer of `meadhall tournament … --json`, its contestants p50, p100, p200 and so on, and draws a
// panel: how long a decision takes, and the Elo it gives with its 95 % interval; for a player alone, the points.
import { readFileSync } from 'node:fs';

const width = 420;
const height = 300;
const inner = { left: 56, right: 20, top: 34, bottom: 44 };

// Numbers that stand at an axis from `from` to `to`, about so many.
function marks(from, to, count) {
  const rough = (to - from) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}

const text = (words, x, y, more = '') => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
const line = (x1, y1, x2, y2, colour) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colour}"/>`;

// `told`: the answer of a tournament. Returns a group of an SVG, `width` by `height`.
function panel(told) {
  const alone = told.players === 1;
  const points = told.contestants.map((each) => ({
    name: each.level,
    time: Math.max(each.thought_ms, 0.001),
    value: alone ? each.points : each.elo,
    doubt: alone ? each.points_doubt : each.doubt,
  })).sort((a, b) => a.time - b.time);
  const times = points.map(({ time }) => Math.log10(time));
  const [first, last] = [Math.min(...times) - 0.15, Math.max(...times) + 0.15];
  const low = Math.min(...points.map(({ value, doubt }) => value - doubt));
  const high = Math.max(...points.map(({ value, doubt }) => value + doubt));
  const room = Math.max(1, (high - low) * 0.06);
  const x = (time) => inner.left + (Math.log10(time) - first) / (last - first) * (width - inner.left - inner.right);
  const y = (value) => height - inner.bottom - (value - low + room) / (high - low + 2 * room) * (height - inner.top - inner.bottom);
  const rows = marks(low - room, high + room, 5).flatMap((value) => [
    line(inner.left, y(value), width - inner.right, y(value), '#ddd'),
    text(Number(value.toFixed(2)), inner.left - 6, y(value) + 4, 'text-anchor="end"')]);
  const columns = [0.001, 0.01, 0.1, 1, 10, 100, 1000, 10000].flatMap((power) => [1, 2, 5].map((times10) => power * times10))
    .filter((time) => Math.log10(time) >= first && Math.log10(time) <= last)
    .flatMap((time) => [line(x(time), inner.top, x(time), height - inner.bottom, '#eee'),
      text(Number(time.toPrecision(2)), x(time), height - inner.bottom + 15, 'text-anchor="middle"')]);
  const curve = `<polyline points="${points.map(({ time, value }) => `${x(time).toFixed(1)},${y(value).toFixed(1)}`).join(' ')}" fill="none" stroke="#3d6b8e" stroke-width="2"/>`;
  const dots = points.flatMap(({ name, time, value, doubt }) => [
    line(x(time), y(value - doubt), x(time), y(value + doubt), '#3d6b8e'),
    `<circle cx="${x(time).toFixed(1)}" cy="${y(value).toFixed(1)}" r="3.5" fill="#3d6b8e"/>`,
    text(name, x(time) + 6, y(value) + 15, 'font-size="11"')]);
  return [text(`${told.game}, ${told.players} player${alone ? '' : 's'}, ${told.matches} matches: ${alone ? 'points' : 'Elo'}`,
    inner.left, 20, 'font-size="14"'), ...rows, ...columns, curve, ...dots,
  text('processor time of a decision, ms', (inner.left + width - inner.right) / 2, height - 8, 'text-anchor="middle"')].join('\n');
}

const answers = process.argv.slice(2).map((path) => JSON.parse(readFileSync(path, 'utf8')));
if (answers.length === 0) {
  console.error('Name the answers of `meadhall tournament … --json`: node tests/bench/strength.mjs FILE… > strength.svg');
  process.exitCode = 2;
} else {
  const panels = answers.map((told, i) => `<g transform="translate(${i * width} 0)">\n${panel(told)}\n</g>`);
  console.log(`<svg xmlns="http://www.w3.org/2000/svg" width="${answers.length * width}" height="${height}" font-family="sans-serif" `
    + `font-size="12" fill="#333">\n<rect width="100%" height="100%" fill="#fff"/>\n${panels.join('\n')}\n</svg>`);
}
