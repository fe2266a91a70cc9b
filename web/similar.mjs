// Which of many texts are alike, so that what packs them finds one beside the other.

const length = 4;      // bytes that count as one piece of a text
const places = 256;    // of a sketch

// A sketch of the text: its pieces are dealt to so many places by a hash, and each keeps the least of another one. Two
// texts agree in as many places as they have pieces in common, as a share of all they have (MinHash with one hash).
function sketch(text) {
  const least = new Uint32Array(places).fill(0xffffffff);
  for (let at = 0; at + length <= text.length; ++at) {
    let hash = 2166136261;  // FNV-1a, and mixed, since its low bits are poor
    for (let i = 0; i < length; ++i) hash = Math.imul(hash ^ text[at + i], 16777619) >>> 0;
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0x5bd1e995) >>> 0;
    const place = hash % places;
    least[place] = Math.min(least[place], Math.imul(hash, 2654435761) >>> 0);
  }
  return least;
}

function alike(a, b) {
  let count = 0;
  for (let i = 0; i < places; ++i) if (a[i] === b[i] && a[i] !== 0xffffffff) ++count;
  return count;
}

// The indices of the texts, in an order in which each is followed by that of the others which is most like it. Takes
// the square of how many there are.
export function inSimilarOrder(texts) {
  const sketches = texts.map(sketch);
  const left = new Set(texts.keys());
  const order = [];
  for (let next = 0; left.size; ) {
    order.push(next);
    left.delete(next);
    let best = -1;
    const last = sketches[next];
    for (const other of left) {
      const likeness = alike(last, sketches[other]);
      if (likeness > best) [best, next] = [likeness, other];
    }
  }
  return order;
}
