// Runs in a page of its own: there the browser unpacks and packs pictures, which node cannot.
import { difference, eachWindow, scale, shrink } from './judge.mjs';
import { tryErasures } from './erasures.mjs';

const quality = 0.9;  // of the references

async function unpack(text, type) {
  const image = await createImageBitmap(await (await fetch(`data:${type};base64,${text}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

async function pack(canvas, type) {
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

// A picture made `times` smaller for people to look at; every small pixel is the mean of what it stands for, as
// the judge has it.
function smaller({ width, height, data }, times) {
  const canvas = new OffscreenCanvas(Math.floor(width / times), Math.floor(height / times));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const small = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < small.data.length; ++at) {
    const x = (at >> 2) % canvas.width * times;
    const y = Math.floor((at >> 2) / canvas.width) * times;
    let sum = 0;
    for (let v = y; v < y + times; ++v) for (let u = x; u < x + times; ++u) sum += data[(v * width + u) * 4 + (at & 3)];
    small.data[at] = Math.round(sum / (times * times));
  }
  context.putImageData(small, 0, 0);
  return canvas;
}

// The new reference of a picture as a PNG, both as base64.
export async function referenceOf(png, ratio) {
  return pack(smaller(await unpack(png, 'image/png'), scale * ratio), 'image/webp');
}

// How far a picture is from its reference (see judge.mjs), what would be noticed (see erasures.mjs), and where it
// differs: a picture with those windows marked.
export async function compare(png, ratio, packed, rectangles) {
  const picture = await unpack(png, 'image/png');
  const reference = shrink(await unpack(packed, 'image/webp'), 1);
  const now = shrink(picture, scale * ratio);
  const strength = difference(now, reference);
  if (strength >= 1) return { strength: Math.min(strength, 1000), marked: await mark(picture, ratio, now, reference) };
  return { strength, tries: tryErasures(picture, ratio, reference, rectangles) };
}

async function mark(picture, ratio, now, reference) {
  const canvas = smaller(picture, scale * ratio);
  const context = canvas.getContext('2d');
  context.strokeStyle = '#f0f';
  if (now.width === reference.width && now.height === reference.height) {
    eachWindow(now, reference, (strength, { x, y, side }) => { if (strength >= 1) context.strokeRect(x + 0.5, y + 0.5, side - 1, side - 1); });
  }
  return pack(canvas, 'image/png');
}
