// Turns gettext catalogues into what programs speak: node compile_catalogue.mjs OUT_DIR xx.po folder/xx.po…
//   OUT_DIR/packed.cpp          where each sentence stands, English, and which other languages there are (packed.h)
//   OUT_DIR/every_language.cpp  the texts of those and all ids, for programs that carry them (every_language.h)
//   OUT_DIR/words-xx.txt        the same, for a page that fetches them (catalogue.h); those of a folder are in a
//   OUT_DIR/words-xx-folder.txt file of their own, since not every visit needs them at once
// A language may have several files, one a folder; together they are its catalogue. English must be
// among them and be complete; other languages may lack sentences, or files, which are then said in
// English. English that is not in the uppermost folder is not needed on the first screen: it is left
// out of packed.cpp, and stands in words-en-folder.txt and every_language.cpp instead. Whatever a
// player would only notice at the table fails the build instead, each problem with its file and
// line: an id that English does not have, {places} that differ, a number of plural forms other than
// the language's.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const problems = [];
const complain = (file, line, what) => problems.push(`${file}:${line}: ${what}`);

function giveUp() {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}

// A .po file as [{ id, plural, fuzzy, texts: [singular, plural forms…], at }], the header among them.
function readEntries(file) {
  const entries = [];
  let entry = null;
  let append = null;
  let fuzzy = false;
  readFileSync(file, 'utf8').split('\n').forEach((line, index) => {
    if (line.startsWith('#,') && line.includes('fuzzy')) fuzzy = true;
    if (line.trim() === '' || line.startsWith('#')) return;
    const [, keyword, quoted] = line.match(/^(?:(msgid|msgid_plural|msgstr(?:\[\d\])?)\s+)?(".*")\s*$/) ?? [];
    let text;
    try {
      text = JSON.parse(quoted);
    } catch {
      complain(file, index + 1, `cannot read this line: ${line}`);
      return;
    }
    if (keyword === 'msgid') {
      entry = { id: '', plural: false, fuzzy, texts: [], at: index + 1 };
      fuzzy = false;
      entries.push(entry);
      append = (piece) => { entry.id += piece; };
    } else if (keyword === 'msgid_plural' && entry) {
      entry.plural = true;
      append = () => {};
    } else if (keyword && entry) {
      const form = Number(keyword.match(/\d/)?.[0] ?? 0);
      entry.texts[form] = '';
      append = (piece) => { entry.texts[form] += piece; };
    }
    if (append) append(text);
    else complain(file, index + 1, 'a text without a msgid before it');
  });
  return entries;
}

// The header's Plural-Forms: how many forms, and the formula, which is C and JavaScript at once.
function readPluralForms(file, header) {
  const line = header?.texts[0]?.match(/^Plural-Forms:\s*nplurals=(\d+);\s*plural=(.+);$/m);
  const formula = line?.[2] ?? '';
  if (!line || !/^[n0-9\s()=!<>&|?:%]+$/.test(formula)) {
    complain(file, header?.at ?? 1, 'the header lacks a line “Plural-Forms: nplurals=…; plural=…;”');
    return null;
  }
  const count = Number(line[1]);
  let form;
  try {
    form = new Function('n', `return Number(${formula});`);
  } catch {
    complain(file, header.at, `the formula of Plural-Forms cannot be read: ${formula}`);
    return null;
  }
  const numbers = Array.from({ length: count }, () => 0);  // of 0 to 999, how many take each form
  for (let n = 0; n < 1000; ++n) ++numbers[form(n)];
  if (numbers.length !== count || numbers.some((many) => !(many > 0))) {
    complain(file, header.at, `the formula of Plural-Forms does not give the forms 0 to ${count - 1}`);
    return null;
  }
  return { count, formula, numbers };
}

const placesIn = (text) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

function checkBraces({ file, id, texts, at }) {
  for (const text of texts) {
    if (/[{}]/.test(text.replace(/\{\w+\}/g, ''))) complain(file, at, `${id}: a brace without its partner: “${text}”`);
  }
}

// One file: { language, plurals, sentences: Map from id to its entry, which knows its file }.
function readFile(file) {
  const entries = readEntries(file);
  const language = basename(file, '.po');
  const header = entries.find(({ id }) => id === '');
  if (header?.texts[0]?.match(/^Language:\s*(\S*)$/m)?.[1] !== language) {
    complain(file, header?.at ?? 1, `the header lacks the line “Language: ${language}”`);
  }
  const sentences = new Map();
  for (const entry of entries) {
    if (entry === header) continue;
    entry.file = file;
    if (sentences.has(entry.id)) complain(file, entry.at, `${entry.id} stands twice`);
    if (entry.texts.some((text) => /[\n\t]/.test(text))) complain(file, entry.at, `${entry.id}: a sentence is one line, without tabs`);
    if (entry.fuzzy) complain(file, entry.at, `${entry.id} is marked fuzzy: look it over and take the mark away`);
    checkBraces(entry);
    sentences.set(entry.id, entry);
  }
  return { language, file, plurals: readPluralForms(file, header), sentences };
}

// All files of a language as one; they must count alike, and no sentence may stand in two of them.
function joinFiles([first, ...others]) {
  first.files = [first, ...others].map(({ file }) => file);
  for (const { file, plurals, sentences } of others) {
    if (plurals && first.plurals && plurals.formula !== first.plurals.formula) {
      complain(file, 1, `Plural-Forms differ from those of ${first.file}`);
    }
    for (const [id, entry] of sentences) {
      const known = first.sentences.get(id);
      if (known) complain(file, entry.at, `${id} stands in ${known.file} too`);
      first.sentences.set(id, entry);
    }
  }
  return first;
}

// As many texts as forms, all of them written; a sentence nobody has translated is left out.
function checkForms({ language, plurals, sentences }) {
  for (const [id, { file, texts, plural, at }] of sentences) {
    const written = [...texts].filter((text) => text);
    if (written.length === 0 && language !== 'en') {
      sentences.delete(id);
    } else if (written.length !== (plural ? plurals.count : 1) || written.length !== texts.length) {
      complain(file, at, plural ? `${id} needs ${plurals.count} plural forms` : `${id} has no text`);
    }
  }
}

// A translation has the English {places}. {n} may be left out of a form that is for one number only.
function checkAgainstEnglish({ plurals, sentences }, english) {
  for (const [id, { file, texts, plural, at }] of sentences) {
    const model = english.sentences.get(id);
    if (!model) {
      complain(file, at, `English has no sentence ${id}`);
      continue;
    }
    const known = new Set(model.texts.flatMap((text) => [...placesIn(text)]));
    if (model.plural) known.add('n');
    if (model.plural && !plural) complain(file, at, `${id} needs ${plurals.count} plural forms`);
    if (plural && !known.has('n')) complain(file, at, `${id} has no number to choose a plural form by`);
    texts.forEach((text, form) => {
      const places = placesIn(text);
      const oneNumber = plural && plurals.numbers[form] === 1;
      for (const name of places) {
        if (!known.has(name)) complain(file, at, `${id}: English has no {${name}}: “${text}”`);
      }
      for (const name of placesIn(model.texts.at(-1))) {
        if (!places.has(name) && !(name === 'n' && oneNumber)) complain(file, at, `${id}: {${name}} is missing: “${text}”`);
      }
    });
  }
}

// What packed.h calls packed: a line for each text, with tabs between the plural forms of one.
const packed = (texts) => texts.map((text) => `${text}\n`).join('');

// The same as a string_view in C++, a literal a line, whatever its bytes.
function literal(text) {
  const bytes = new TextEncoder().encode(text);
  const letters = [...bytes].map((byte) => {
    const letter = String.fromCharCode(byte);
    if (letter === '\n') return '\\n"\n    "';
    if (letter === '"' || letter === '\\') return `\\${letter}`;
    return byte >= 32 && byte < 127 ? letter : `\\${byte.toString(8).padStart(3, '0')}`;
  });
  return `{\n    "${letters.join('')}", ${bytes.length}}`;
}

const [, , outDir, ...files] = process.argv;
const byLanguage = new Map();
for (const read of files.map(readFile)) byLanguage.set(read.language, [...(byLanguage.get(read.language) ?? []), read]);
const languages = [...byLanguage.values()].map(joinFiles).sort((a, b) => (a.language < b.language ? -1 : 1));
const english = languages.find(({ language }) => language === 'en');
if (!english) complain('en.po', 1, 'the English catalogue is missing');
if (problems.length > 0) giveUp();
languages.forEach(checkForms);
for (const each of languages) checkAgainstEnglish(each, english);
if (problems.length > 0) giveUp();

// Where each sentence stands: a perfect hash (hash and displace), so that programs find it by its id, and need no list of
// ids for it. Its digest chooses one of the shifts, and the two of them together are its place, one that no other has.
// place_of() in catalogue.cpp does the same.
const idsPerShift = 4;
const digestOf = (id) => [...new TextEncoder().encode(id)]  // FNV-1a
  .reduce((digest, byte) => Math.imul(digest ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
function spread(digest, shift) {  // the last steps of MurmurHash3
  let bits = digest + Math.imul(shift, 0x9e3779b9);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
function arrange(all) {
  const groups = Array.from({ length: Math.ceil(all.length / idsPerShift) }, () => []);
  const byDigest = new Map();
  for (const id of all) {
    const digest = digestOf(id);
    const { file, at } = english.sentences.get(id);
    if (byDigest.has(digest)) complain(file, at, `${id} and ${byDigest.get(digest)} have the same digest: give one another id`);
    byDigest.set(digest, id);
    groups[digest % groups.length].push({ id, digest });
  }
  if (problems.length > 0) giveUp();
  const ids = new Array(all.length);
  const shifts = groups.map(() => 0);
  // The largest groups first, while there is much room.
  for (const at of [...groups.keys()].sort((a, b) => groups[b].length - groups[a].length)) {
    const placesBy = (shift) => groups[at].map(({ digest }) => spread(digest, shift) % all.length);
    const fits = (places) => new Set(places).size === places.length && places.every((place) => !ids[place]);
    while (!fits(placesBy(shifts[at]))) ++shifts[at];
    placesBy(shifts[at]).forEach((place, i) => { ids[place] = groups[at][i].id; });
  }
  return { ids, shifts };
}

const { ids, shifts } = arrange([...english.sentences.keys()].sort((a, b) => (a < b ? -1 : 1)));
const stamp = createHash('sha256').update(ids.join('\n')).digest('hex').slice(0, 12);
const others = languages.filter((each) => each !== english);
const top = english.files.map(dirname).reduce((a, b) => (a.length <= b.length ? a : b));
const folderOf = (id) => {
  const folder = dirname(english.sentences.get(id).file);
  return folder === top ? '' : basename(folder);
};
const textsOf = ({ sentences }, folder) =>
  packed(ids.map((id) => (folderOf(id) === folder ? sentences.get(id)?.texts.join('\t') ?? '' : '')));
const folders = [...new Set(ids.map(folderOf))].sort();
// [{ language, name, words }]: what is not in the program from the start, a file for each language and folder.
const supplied = [english, ...others].flatMap((each) => folders
  .filter((folder) => (each !== english || folder) && ids.some((id) => folderOf(id) === folder && each.sentences.has(id)))
  .map((folder) => ({ language: each.language, name: `words-${each.language}${folder && `-${folder}`}.txt`,
    words: `meadhall ${each.language} ${stamp}\n${textsOf(each, folder)}` })));
const pluralForm = ({ language, plurals: { formula } }) => `std::size_t form_${language}([[maybe_unused]] unsigned n) {
  return static_cast<std::size_t>(${formula});
}
`;

const note = '// Made by compile_catalogue.mjs from gettext catalogues.';
mkdirSync(outDir, { recursive: true });
for (const name of readdirSync(outDir)) if (/^words-.*\.txt$/.test(name)) rmSync(join(outDir, name));
for (const { name, words } of supplied) writeFileSync(join(outDir, name), words);
writeFileSync(join(outDir, 'packed.cpp'), `${note}
#include "text/packed.h"

#include <array>
#include <cstdint>

namespace meadhall::text {
namespace {

constexpr std::array<std::uint16_t, ${shifts.length}> kShifts = {
    ${shifts.join(', ')}};

constexpr std::string_view kEnglish${literal(textsOf(english, ''))};

${[english, ...others].map(pluralForm).join('')}
constexpr std::array<PackedLanguage, ${languages.length}> kLanguages = {{
${[english, ...others].map(({ language }) => `    {"${language}", form_${language}},\n`).join('')}}};

}  // namespace

std::size_t packed_count() { return ${ids.length}; }
std::string_view packed_stamp() { return "${stamp}"; }
std::span<const std::uint16_t> packed_shifts() { return kShifts; }
std::string_view packed_english() { return kEnglish; }
std::span<const PackedLanguage> packed_languages() { return kLanguages; }

}  // namespace meadhall::text
`);
writeFileSync(join(outDir, 'every_language.cpp'), `${note}
#include "text/every_language.h"

#include <array>

namespace meadhall::text {
namespace {

constexpr std::array<LanguageWords, ${supplied.length}> kWords = {{
${supplied.map((each) => `    {"${each.language}", ${literal(each.words)}},\n`).join('')}}};

constexpr std::string_view kIds${literal(packed(ids))};

}  // namespace

std::span<const LanguageWords> every_language() { return kWords; }
std::string_view every_id() { return kIds; }

}  // namespace meadhall::text
`);
