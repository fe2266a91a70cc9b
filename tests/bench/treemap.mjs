// A picture of who has how much: rectangles within rectangles.

// Lays `items`, the greatest first, into a rectangle, each with as much of it as its size: rows of them along the
// shorter side, each row as long as its rectangles grow squarer by it.
function squarify(items, { x, y, w, h }) {
  const placed = [];
  let rest = items.filter(({ size }) => size > 0);
  let left = rest.reduce((sum, { size }) => sum + size, 0);
  while (rest.length) {
    const short = Math.min(w, h);
    const scale = w * h / left;
    const worst = (row) => {
      const sum = row.reduce((a, { size }) => a + size * scale, 0);
      return Math.max(...row.map(({ size }) => Math.max(short ** 2 * size * scale / sum ** 2, sum ** 2 / (short ** 2 * size * scale))));
    };
    let count = 1;
    while (count < rest.length && worst(rest.slice(0, count + 1)) <= worst(rest.slice(0, count))) ++count;
    const row = rest.slice(0, count);
    const sum = row.reduce((a, { size }) => a + size, 0);
    const deep = sum * scale / short;
    let along = 0;
    for (const item of row) {
      const length = item.size / sum * short;
      placed.push({ item, x: w < h ? x + along : x, y: w < h ? y : y + along, w: w < h ? length : deep, h: w < h ? deep : length });
      along += length;
    }
    if (w < h) { y += deep; h -= deep; } else { x += deep; w -= deep; }
    left -= sum;
    rest = rest.slice(count);
  }
  return placed;
}

const colours = ['#3d6b8e', '#8e5a3d', '#5c7d3d', '#7a4a7d', '#a1813a', '#3d8480', '#8e3d52', '#59617a', '#6d6a55'];
const label = (words, { x, y, w, h }, size) => (w < words.length * size * 0.55 + 6 || h < size + 5 ? ''
  : `<text x="${(x + 4).toFixed(1)}" y="${(y + size + 1).toFixed(1)}" font-size="${size}">${words}</text>`);
const outline = ({ x, y, w, h }, more) => `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${Math.max(0, w).toFixed(1)}" height="${Math.max(0, h).toFixed(1)}" ${more}/>`;

// `groups`: [{ name, size, parts: [{ name, size }] }], the greatest first. Returns an SVG.
export function drawTreemap(groups, width, height) {
  const words = ({ name, size }) => `${name} ${(size / 1000).toFixed(1)} kB`;
  const drawn = squarify(groups, { x: 0, y: 0, w: width, h: height }).map((place, at) => {
    const colour = colours[at % colours.length];
    const inner = { x: place.x + 2, y: place.y + 20, w: place.w - 4, h: place.h - 22 };
    const parts = inner.w < 4 || inner.h < 4 ? [] : squarify(place.item.parts, inner);
    return [outline(place, `fill="${colour}" stroke="#fff"`), label(words(place.item), place, 14),
      ...parts.flatMap((part) => [outline(part, `fill="${colour}" stroke="#fff" stroke-opacity=".6"`), label(words(part.item), part, 11)])].join('\n');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="sans-serif" fill="#fff">\n${drawn.join('\n')}\n</svg>\n`;
}
