// Where words stand on the canvas. The table keeps no list of them, so the tests watch what it sends to WebGL:
// a letter is the only rectangle that is cut out of the texture; everything else takes one point or one row of
// it. So what is found is what reaches the screen, in the order in which it is drawn, cut off where it is clipped.

// An init script: keeps what the latest frame sent.
export const watchLetters = () => {
  const face = WebGL2RenderingContext.prototype;
  const buffers = new Map();
  let scissor = [0, 0, 0, 0];
  let sent = [];
  const watch = (name, note) => {
    const plain = face[name];
    face[name] = function watched(...args) {
      note(this, ...args);
      return plain.apply(this, args);
    };
  };
  watch('clear', () => { sent = []; });
  watch('scissor', (gl, ...area) => { scissor = area; });
  watch('bufferData', (gl, target, source, usage, offset = 0, length = source.length) => {
    if (ArrayBuffer.isView(source)) buffers.set(target, source.slice(offset, offset + length));
  });
  watch('drawElements', (gl, mode, count, type, offset) => sent.push({
    scissor, count, offset, tall: gl.drawingBufferHeight, vertices: buffers.get(gl.ARRAY_BUFFER), indices: buffers.get(gl.ELEMENT_ARRAY_BUFFER),
  }));
  window.lettersSent = () => sent;
};

// The words of the latest frame: [{ left, top, right, bottom }, …] in CSS pixels. Runs within the page.
export const wordsDrawn = () => {
  const words = [];
  // Letters of a word stand closer than half a space; the tallest so far says how large they are.
  const goesOn = (word, letter) => {
    const size = Math.max(word.bottom - word.top, letter.bottom - letter.top);
    return letter.left > word.left && letter.left - word.right < 0.2 * size
      && letter.top < word.bottom && letter.bottom > word.top;
  };
  const add = (letter) => {
    const word = words.at(-1);
    if (!word || !goesOn(word, letter)) {
      words.push(letter);
      return;
    }
    word.right = Math.max(word.right, letter.right);
    word.top = Math.min(word.top, letter.top);
    word.bottom = Math.max(word.bottom, letter.bottom);
  };
  for (const { scissor, count, offset, tall, vertices, indices } of window.lettersSent()) {
    const order = new Uint32Array(indices.buffer, offset, count);
    // Of a vertex five numbers of four bytes: its place, its place in the texture, its colour.
    const number = new Float32Array(vertices.buffer);
    const byte = new Uint8Array(vertices.buffer);
    const [x, y, wide, high] = scissor.map((pixels) => pixels / devicePixelRatio);
    const lowest = tall / devicePixelRatio - y;
    for (let at = 0; at + 5 < count; ++at) {
      const first = order[at];
      // A rectangle is two triangles: 0 1 2, 0 2 3.
      if (order[at + 1] !== first + 1 || order[at + 2] !== first + 2 || order[at + 3] !== first || order[at + 4] !== first + 2 || order[at + 5] !== first + 3) continue;
      const [from, to] = [first * 5, (first + 2) * 5];
      if (number[from + 2] === number[to + 2] || number[from + 3] === number[to + 3]) continue;
      at += 5;
      const letter = {
        left: Math.max(number[from], x), top: Math.max(number[from + 1], lowest - high),
        right: Math.min(number[to], x + wide), bottom: Math.min(number[to + 1], lowest),
      };
      if (byte[first * 20 + 19] > 0 && letter.right > letter.left && letter.bottom > letter.top) add(letter);
    }
  }
  return words;
};
