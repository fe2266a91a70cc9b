// Whether two pictures of a screen show the same; pure functions over arrays of pixels, which run anywhere.
//
// Pictures are compared at half their size in CSS pixels, window by window, each on its own: its mean brightness
// and its mean hue must be the reference's. What packing loses, and how soft another machine draws an edge, leaves
// the mean of a window nearly as it was; a letter that is gone or stands four CSS pixels further does not.
export const scale = 2;  // CSS pixels to a pixel that is compared

// How wide a window is, in pixels that are compared, and by how much of 255 its mean may differ. Each window
// overlaps its neighbours by half. Packed pictures keep hues more coarsely than brightness.
export const criteria = [
  { plane: 'light', side: 4, most: 9 },
  { plane: 'red', side: 12, most: 28 },
  { plane: 'blue', side: 12, most: 28 },
];

const whole = ({ width, height }) => ({ left: 0, top: 0, right: width, bottom: height });

// A picture { width, height, data } of four bytes a pixel, made `times` smaller: brightness, and by how much red
// and blue stand out of it. `times` is a whole number.
export function shrink(picture, times) {
  const small = { width: Math.floor(picture.width / times), height: Math.floor(picture.height / times) };
  for (const { plane } of criteria) small[plane] = new Float32Array(small.width * small.height);
  reshrink(small, picture, times, whole(small));
  return small;
}

// The same once more for one area of the small picture, after the large one was changed there.
export function reshrink(small, { width, data }, times, area) {
  const pixels = times * times;
  for (let y = area.top; y < area.bottom; ++y) {
    for (let x = area.left; x < area.right; ++x) {
      let [red, green, blue] = [0, 0, 0];
      for (let v = y * times; v < (y + 1) * times; ++v) {
        for (let at = (v * width + x * times) * 4, end = at + times * 4; at < end; at += 4) {
          red += data[at];
          green += data[at + 1];
          blue += data[at + 2];
        }
      }
      const light = (0.299 * red + 0.587 * green + 0.114 * blue) / pixels;
      const at = y * small.width + x;
      small.light[at] = light;
      small.red[at] = red / pixels - light;
      small.blue[at] = blue / pixels - light;
    }
  }
}

function meanDifference(one, other, width, x, y, side) {
  let sum = 0;
  for (let v = y; v < y + side; ++v) {
    for (let at = v * width + x, end = at + side; at < end; ++at) sum += one[at] - other[at];
  }
  return Math.abs(sum) / (side * side);
}

// Calls `tell(strength, window)` for each window that reaches into the area. From a strength of 1 on the pictures
// differ there.
export function eachWindow(one, other, tell, area = whole(one)) {
  for (const { plane, side, most } of criteria) {
    const step = side / 2;
    const first = (edge) => Math.max(0, Math.ceil((edge - side + 1) / step)) * step;
    for (let y = first(area.top); y < area.bottom && y + side <= one.height; y += step) {
      for (let x = first(area.left); x < area.right && x + side <= one.width; x += step) {
        tell(meanDifference(one[plane], other[plane], one.width, x, y, side) / most, { x, y, side });
      }
    }
  }
}

// The strongest difference of all windows; of pictures that are not of one size it has no bounds.
export function difference(one, other, area) {
  if (one.width !== other.width || one.height !== other.height) return Infinity;
  let strongest = 0;
  eachWindow(one, other, (strength) => { strongest = Math.max(strongest, strength); }, area);
  return strongest;
}
