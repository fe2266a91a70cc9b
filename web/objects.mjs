// What refers to what, as an object file tells the linker: which function calls which, and who has the address of
// whose data. After the linker nobody knows any more.
import { Reader, imports, sections } from './wasm.mjs';

const [kFunction, kData] = [0, 1];  // kinds of symbols
const [kUndefined, kNamed] = [16, 64];  // their flags

// Its symbols: [{ kind, name, defined, index, from, size }]; a function's `index` counts the imported ones
// too, a datum's is of its piece.
function symbolsOf(bytes, linking) {
  const symbols = [];
  const imported = imports(bytes);
  const importedOf = (kind) => imported.filter((each) => each.kind === kind).map(({ name }) => name);
  const namesOf = { 0: importedOf(0), 2: importedOf(3), 4: importedOf(4), 5: importedOf(1) };
  const reader = new Reader(bytes, linking.from);
  reader.number();  // the version
  while (reader.at < linking.to) {
    const what = reader.byte();
    const to = reader.number() + reader.at;
    if (what === 8) {
      reader.list(() => {
        const kind = reader.byte();
        const flags = reader.number();
        const symbol = { kind, defined: !(flags & kUndefined) };
        if (kind === kData) {
          symbol.name = reader.text();
          if (symbol.defined) [symbol.index, symbol.from, symbol.size] = [reader.number(), reader.number(), reader.number()];
        } else {
          symbol.index = reader.number();
          if (kind !== 3) symbol.name = symbol.defined || flags & kNamed ? reader.text() : namesOf[kind][symbol.index];
        }
        symbols.push(symbol);
      });
    }
    reader.at = to;
  }
  return symbols;
}

// By the kind of a relocation: what it refers to, and whether a number follows.
const referring = { 0: 'calls', 1: 'points', 2: 'points', 3: 'data', 4: 'data', 5: 'data', 11: 'data', 12: 'points', 26: 'calls' };
const withNumber = new Set([3, 4, 5, 8, 9, 11, 14, 15, 16, 17, 21, 22, 23, 25]);

// The defined functions and data of an object file, [{ name, kind: 'function' or 'data', refers }], where `refers` is
// [{ how: 'calls', 'points' (at a function) or 'data', name }].
export function readObject(bytes) {
  const all = sections(bytes);
  const linking = all.find(({ name }) => name === 'linking');
  if (!linking) return [];
  const symbols = symbolsOf(bytes, linking);
  const nodes = symbols.map(({ kind, name, defined }) =>
    (defined && (kind === kFunction || kind === kData) ? { name, kind: kind === kData ? 'data' : 'function', refers: [] } : undefined));

  // Where each lies in its section.
  const spans = { code: [], data: [] };
  const code = all.find(({ name }) => name === 'code');
  if (code) {
    const first = imports(bytes).filter(({ kind }) => kind === 0).length;
    const byIndex = new Map(symbols.flatMap(({ kind, index, defined }, at) => (defined && kind === kFunction ? [[index, at]] : [])));
    const reader = new Reader(bytes, code.from);
    const count = reader.number();
    for (let i = 0; i < count; ++i) {
      const size = reader.number();
      spans.code.push({ from: reader.at - code.from, to: reader.at + size - code.from, node: nodes[byIndex.get(first + i)] });
      reader.at += size;
    }
  }
  const data = all.find(({ name }) => name === 'data');
  if (data) {
    const reader = new Reader(bytes, data.from);
    const starts = reader.list(() => {
      const flags = reader.number();
      if (flags === 0) { reader.byte(); reader.signed(); reader.byte(); }
      const size = reader.number();
      const at = reader.at - data.from;
      reader.at += size;
      return at;
    });
    symbols.forEach(({ kind, defined, index, from, size }, at) => {
      if (kind === kData && defined) spans.data.push({ from: starts[index] + from, to: starts[index] + from + size, node: nodes[at] });
    });
    spans.data.sort((a, b) => a.from - b.from);
  }

  for (const section of all.filter(({ name }) => name.startsWith('reloc.'))) {
    const reader = new Reader(bytes, section.from);
    const own = spans[all[reader.number()]?.name] ?? [];
    reader.list(() => {
      const [type, offset, index] = [reader.byte(), reader.number(), reader.number()];
      if (withNumber.has(type)) reader.signed();
      const how = referring[type];
      if (!how) return;
      let low = 0;
      for (let high = own.length; low < high;) {
        const middle = (low + high) >> 1;
        if (own[middle].to <= offset) low = middle + 1;
        else high = middle;
      }
      const { name } = symbols[index];
      if (own[low]?.from <= offset) own[low].node?.refers.push({ how, name });
    });
  }
  return nodes.filter(Boolean);
}
