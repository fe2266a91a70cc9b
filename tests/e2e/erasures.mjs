// The test of the test: would a picture that lacks something still be taken for its reference? From a picture just
// taken one rectangle after the other is erased, or moved, and the judge is asked each time.
import { difference, reshrink, scale, shrink } from './judge.mjs';

// What is covered by something else, or is nothing but its surroundings, cannot be erased: the picture stays the
// same. A rectangle counts as seen if its erasure changes so many CSS pixels at all: by more than this of 255.
const leastPixels = 6;
const leastChange = 16;

const move = 4;  // CSS pixels
export const ways = {
  erased: [0, 0],
  'moved right': [move, 0],
  'moved down': [0, move],
};

// The colour in the middle of all around a rectangle.
function surroundings({ width, height, data }, { left, top, right, bottom }) {
  const around = [[], [], []];
  const add = (x, y) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    around.forEach((values, channel) => values.push(data[(y * width + x) * 4 + channel]));
  };
  for (let x = left - 1; x <= right; ++x) [top - 1, bottom].forEach((y) => add(x, y));
  for (let y = top; y < bottom; ++y) [left - 1, right].forEach((x) => add(x, y));
  return around.map((values) => values.sort((one, other) => one - other)[values.length >> 1] ?? 0);
}

// The part of a picture within an area, as rows to be put back.
function rowsOf({ width, data }, { left, top, right, bottom }) {
  return Array.from({ length: bottom - top }, (_, row) => data.slice(((top + row) * width + left) * 4, ((top + row) * width + right) * 4));
}
function putRows({ width, height, data }, rows, left, top) {
  rows.forEach((row, at) => {
    if (top + at < height) data.set(row.subarray(0, (width - left) * 4), ((top + at) * width + left) * 4);
  });
}

// How many pixels of an area are not as the rows have them.
function changed({ width, data }, rows, { left, top, right }) {
  let count = 0;
  rows.forEach((row, at) => {
    const begin = ((top + at) * width + left) * 4;
    for (let x = 0; x < (right - left) * 4; x += 4) {
      const differs = (channel) => Math.abs(row[x + channel] - data[begin + x + channel]) > leastChange;
      if (differs(0) || differs(1) || differs(2)) ++count;
    }
  });
  return count;
}

// `picture` is what was taken, `ratio` its pixels to a CSS pixel, `reference` as judge.mjs made it small,
// `rectangles` { name, left, top, right, bottom } in CSS pixels. Returns one of
// { name, way, seen, strength } for each rectangle and way.
export function tryErasures(picture, ratio, reference, rectangles) {
  const times = scale * ratio;
  const small = shrink(picture, times);
  const within = (value, most) => Math.min(Math.max(0, value), most);
  const tries = [];
  for (const { name, ...edges } of rectangles) {
    const place = {
      left: within(Math.floor(edges.left * ratio), picture.width), top: within(Math.floor(edges.top * ratio), picture.height),
      right: within(Math.ceil(edges.right * ratio), picture.width), bottom: within(Math.ceil(edges.bottom * ratio), picture.height),
    };
    if (place.right <= place.left || place.bottom <= place.top) continue;
    const content = rowsOf(picture, place);
    const plain = Uint8ClampedArray.of(...surroundings(picture, place), 255);
    for (const [way, [right, down]] of Object.entries(ways)) {
      const area = { ...place, right: within(place.right + right * ratio, picture.width), bottom: within(place.bottom + down * ratio, picture.height) };
      const before = rowsOf(picture, area);
      for (let y = place.top; y < place.bottom; ++y) {
        for (let x = place.left; x < place.right; ++x) picture.data.set(plain, (y * picture.width + x) * 4);
      }
      if (way !== 'erased') putRows(picture, content, place.left + right * ratio, place.top + down * ratio);
      const seen = changed(picture, before, area) >= leastPixels * ratio * ratio;
      const smallArea = {
        left: Math.floor(area.left / times), top: Math.floor(area.top / times),
        right: within(Math.ceil(area.right / times), small.width), bottom: within(Math.ceil(area.bottom / times), small.height),
      };
      reshrink(small, picture, times, smallArea);
      tries.push({ name, way, seen, strength: difference(small, reference, smallArea) });
      putRows(picture, before, area.left, area.top);
      reshrink(small, picture, times, smallArea);
    }
  }
  return tries;
}
