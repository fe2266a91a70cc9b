// Turns gettext catalogues into one C++ table: node compile_catalogue.mjs OUT.cpp xx.po…
// Entries are sorted by id so that lookup is a binary search. An untranslated entry is an error:
// a missing sentence must be noticed at build time, not by a player.

import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

function fail(file, line, what) {
  console.error(`${file}:${line}: ${what}`);
  process.exit(1);
}

// Reads the entries of a .po file as { id, texts: [singular, plural forms…] }.
function readCatalogue(file) {
  const entries = [];
  let entry = null;
  let append = null;
  readFileSync(file, 'utf8').split('\n').forEach((line, index) => {
    const at = index + 1;
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, keyword, quoted] = line.match(/^(?:(msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?(".*")\s*$/) ??
      fail(file, at, `cannot read this line: ${line}`);
    const text = JSON.parse(quoted);
    if (keyword === 'msgid') {
      entry = { id: '', texts: [], at };
      entries.push(entry);
      append = (piece) => { entry.id += piece; };
    } else if (keyword === 'msgid_plural') {
      append = () => {};
    } else if (keyword) {
      const form = Number(keyword.match(/\d/)?.[0] ?? 0);
      entry.texts[form] = '';
      append = (piece) => { entry.texts[form] += piece; };
    } else if (!append) {
      fail(file, at, 'a text without a keyword before it');
    }
    append(text);
  });
  const sentences = entries.filter((each) => each.id !== '');
  for (const { id, texts, at } of sentences) {
    if (texts.length === 0 || texts.some((text) => text === '')) fail(file, at, `${id} has no text`);
  }
  sentences.sort((a, b) => (a.id < b.id ? -1 : 1));
  sentences.forEach(({ id, at }, i) => {
    if (sentences[i + 1]?.id === id) fail(file, at, `${id} stands twice`);
  });
  return sentences;
}

const bytes = (text) => `"${[...new TextEncoder().encode(text)].map((byte) => {
  const letter = String.fromCharCode(byte);
  if (letter === '"' || letter === '\\') return `\\${letter}`;
  return byte >= 32 && byte < 127 ? letter : `\\${byte.toString(8).padStart(3, '0')}`;
}).join('')}"`;

const [, , out, ...files] = process.argv;
let code = '// Made by compile_catalogue.mjs from assets/i18n/*.po.\n#include "text/catalogue.h"\n\n' +
  '#include <array>\n\nnamespace meadhall::text {\nnamespace {\n\n';
const languages = files.map((file) => basename(file, '.po')).sort();
for (const language of languages) {
  const entries = readCatalogue(files.find((file) => basename(file, '.po') === language));
  code += `constexpr std::array<Entry, ${entries.length}> k_${language} = {{\n`;
  for (const { id, texts } of entries) {
    code += `    {${bytes(id)}, {${texts.map(bytes).join(', ')}}},\n`;
  }
  code += '}};\n\n';
}
code += `constexpr std::array<Catalogue, ${languages.length}> kCatalogues = {{\n`;
for (const language of languages) code += `    {"${language}", k_${language}},\n`;
code += '}};\n\n}  // namespace\n\nstd::span<const Catalogue> catalogues() { return kCatalogues; }\n\n}  // namespace meadhall::text\n';
writeFileSync(out, code);
