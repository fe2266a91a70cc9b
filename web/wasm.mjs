// Reads WebAssembly as compilers and linkers write it: sections, functions and their names, data and where it lies.
// And writes it with other names, or without what is for people alone.

// A place in bytes, read forwards.
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() { return this.bytes[this.at++]; }
  // LEB128, unsigned; no more than 2^32 is asked for.
  number() {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }
  // LEB128 with a sign, of 32 bits.
  signed() {
    let value = 0;
    for (let shift = 0; ; ) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }
  take(length) { return this.bytes.subarray(this.at, this.at += length); }
  text() { return Buffer.from(this.take(this.number())).toString(); }
  list(read) { return Array.from({ length: this.number() }, () => read()); }
}

const known = ['custom', 'type', 'import', 'function', 'table', 'memory', 'global', 'export', 'start', 'element', 'code',
  'data', 'datacount', 'tag'];

// [{ name, from, to }]: every section and the bytes of its content, in order; one that is not of the standard has
// the name it gives itself.
export function sections(bytes) {
  const reader = new Reader(bytes, 8);
  const found = [];
  while (reader.at < bytes.length) {
    const id = reader.byte();
    const size = reader.number();
    const to = reader.at + size;
    const name = id === 0 ? reader.text() : known[id];
    found.push({ name, from: reader.at, to });
    reader.at = to;
  }
  return found;
}

const readerOf = (bytes, name) => {
  const found = sections(bytes).find((each) => each.name === name);
  return found && new Reader(bytes, found.from);
};

// What is imported, as [{ module, name, kind }]; kind 0 is a function.
export function imports(bytes) {
  const reader = readerOf(bytes, 'import');
  const limits = () => { if (reader.byte() & 1) reader.number(); reader.number(); };
  return reader?.list(() => {
    const found = { module: reader.text(), name: reader.text(), kind: reader.byte() };
    if (found.kind === 0) found.type = reader.number();
    else if (found.kind === 1) { reader.byte(); limits(); }
    else if (found.kind === 2) limits();
    else { reader.byte(); reader.byte(); }
    return found;
  }) ?? [];
}

// [{ index, from, to }]: the bodies of the functions that are not imported.
export function bodies(bytes) {
  const reader = readerOf(bytes, 'code');
  let index = imports(bytes).filter(({ kind }) => kind === 0).length;
  return reader?.list(() => {
    const size = reader.number();
    const from = reader.at;
    reader.at += size;
    return { index: index++, from, to: reader.at };
  }) ?? [];
}

// Function index → name, as far as the file names its functions.
export function names(bytes) {
  const section = sections(bytes).find(({ name }) => name === 'name');
  const found = new Map();
  if (!section) return found;
  const reader = new Reader(bytes, section.from);
  while (reader.at < section.to) {
    const what = reader.byte();
    const to = reader.number() + reader.at;
    if (what === 1) reader.list(() => found.set(reader.number(), reader.text()));
    reader.at = to;
  }
  return found;
}

// [{ address, from, to }]: the pieces of data with a place in memory, and their bytes.
export function pieces(bytes) {
  const reader = readerOf(bytes, 'data');
  return reader?.list(() => {
    if (reader.number() !== 0) throw new Error('Data without a place in memory is not expected here.');
    if (reader.byte() !== 0x41) throw new Error('Data has to lie at a number.');
    const address = reader.signed() >>> 0;
    reader.byte();
    const size = reader.number();
    const from = reader.at;
    reader.at += size;
    return { address, from, to: reader.at };
  }) ?? [];
}

// The functions that a body calls by name, or has the reference of.
export function callsOf(bytes, { from, to }) {
  const reader = new Reader(bytes, from);
  const called = [];
  reader.list(() => { reader.number(); reader.byte(); });  // its variables
  const access = () => { reader.number(); reader.number(); };
  while (reader.at < to) {
    const code = reader.byte();
    if (code === 0x10 || code === 0x12 || code === 0xd2) called.push(reader.number());  // call, return_call, ref.func
    else if (code === 0x11 || code === 0x13) access();                                   // call_indirect
    else if (code === 0x0e) { reader.list(() => reader.number()); reader.number(); }    // br_table
    else if (code >= 0x02 && code <= 0x04) reader.signed();                             // block, loop, if
    else if (code === 0x0c || code === 0x0d || (code >= 0x20 && code <= 0x26)) reader.number();  // br; variables, tables
    else if (code === 0x1c) reader.list(() => reader.byte());                           // select of a type
    else if (code >= 0x28 && code <= 0x3e) access();                                    // loads and stores
    else if (code === 0x3f || code === 0x40 || code === 0xd0) reader.byte();            // memory.size and .grow, ref.null
    else if (code === 0x41) reader.signed();
    else if (code === 0x42) while (reader.byte() & 128);
    else if (code === 0x43) reader.at += 4;
    else if (code === 0x44) reader.at += 8;
    else if (code === 0xfc) {
      const more = reader.number();
      const numbers = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1][more];
      for (let i = 0; i < numbers; ++i) reader.number();
      if (numbers === undefined) throw new Error(`The instruction fc ${more} is not known.`);
    } else if (!(code <= 0x01 || code === 0x05 || code === 0x0b || code === 0x0f || code === 0x1a || code === 0x1b
      || (code >= 0x45 && code <= 0xc4) || code === 0xd1)) throw new Error(`The instruction ${code.toString(16)} is not known.`);
  }
  if (reader.at !== to) throw new Error('A function does not end where it ought to.');
  return called;
}

// The functions in the table through which addresses are called, one for each place.
export function pointedAt(bytes) {
  const reader = readerOf(bytes, 'element');
  return (reader?.list(() => {
    if (reader.number() !== 0) throw new Error('Only one kind of table is expected here.');
    if (reader.byte() !== 0x41) throw new Error('Places in the table have to begin at a number.');
    reader.signed();
    reader.byte();
    return reader.list(() => reader.number());
  }) ?? []).flat();
}

// What wasm-ld --Map tells: [{ section, address, size, file, name }], each function and each piece of data that went
// in; `file` as "libc.a(cos.o)" with its folder, or "lto.tmp" for what was optimised as one.
export function readMap(text) {
  const found = [];
  let section = '';
  for (const line of text.split('\n')) {
    const [, address, size, what] = line.match(/^ *([-0-9a-f]+) +[0-9a-f]+ +([0-9a-f]+) (.*)$/) ?? [];
    if (!what) continue;
    if (!what.startsWith(' ')) section = what;
    const [, file, name] = what.match(/^ {8}(\S.*):\((.*)\)$/) ?? [];
    if (file) found.push({ section, address: parseInt(address, 16), size: parseInt(size, 16), file, name });
  }
  return found;
}

// The module without what is for people and linkers alone: the sections that are not of the standard.
export function stripped(bytes) {
  const kept = [bytes.subarray(0, 8)];
  let from = 8;
  for (const { name, to } of sections(bytes)) {
    if (known.includes(name)) kept.push(bytes.subarray(from, to));
    from = to;
  }
  return Buffer.concat(kept);
}

// LEB128 of a number without a sign.
export function unsigned(value) {
  const bytes = [];
  do { bytes.push((value & 127) | (value > 127 ? 128 : 0)); value = Math.floor(value / 128); } while (value > 0);
  return bytes;
}

// A section of the standard, by its number, or of id 0 if its content begins with its name.
export const section = (id, content) => Buffer.concat([Buffer.from([id, ...unsigned(content.length)]), content]);

// The module with the names of these functions, index → name, and of nothing else.
export function withNames(bytes, nameOf) {
  const text = (value) => Buffer.concat([Buffer.from(unsigned(Buffer.byteLength(value))), Buffer.from(value)]);
  const list = [...nameOf].sort(([a], [b]) => a - b).map(([index, name]) => Buffer.concat([Buffer.from(unsigned(index)), text(name)]));
  const functions = section(1, Buffer.concat([Buffer.from(unsigned(list.length)), ...list]));
  return Buffer.concat([stripped(bytes), section(0, Buffer.concat([text('name'), functions]))]);
}
