// What the compiler of catalogues refuses, and where it says the fault is: node tests/text/compiling.mjs

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import assert from 'node:assert/strict';
import { runTests } from '../support/runner.mjs';

const tests = [];
const test = (name, body) => tests.push([name, body]);

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (language) => readFileSync(join(root, 'tests/text', `${language}.po`), 'utf8');

// Compiles English and one more text; gives the status, what was complained of, and all that was written.
function compile(language, text, english = read('en')) {
  return compileFiles([[`${language}.po`, text], ...(language === 'en' ? [] : [['en.po', english]])]);
}

const contentsOf = (folder) => Object.fromEntries(
  readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

function compileFiles(files) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-'));
  try {
    for (const [name, content] of files) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const out = join(folder, 'out');
    const { status, stderr } = spawnSync(process.execPath, [join(root, 'src/text/compile_catalogue.mjs'), out,
      ...files.map(([name]) => join(folder, name))], { encoding: 'utf8' });
    return { status, said: stderr.replaceAll(`${folder}/`, ''), written: status === 0 ? contentsOf(out) : {} };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A catalogue with one passage replaced is refused with exactly these words.
function refused(language, from, to, said) {
  const text = read(language);
  assert.ok(text.includes(from), `${language}.po has no ${from}`);
  const compiled = compile(language, text.replace(from, to));
  assert.equal(compiled.said, `${said}\n`);
  assert.equal(compiled.status, 1);
}

test('each small catalogue is accepted', () => {
  for (const language of ['en', 'cs', 'pl', 'ru']) {
    assert.deepEqual(compile(language, read(language)).said, '');
  }
});

test('an id that English does not have', () => {
  refused('cs', 'msgid "test.noble"', 'msgid "test.nobel"', 'cs.po:15: English has no sentence test.nobel');
});

test('a place that English does not have, and one that is missing', () => {
  refused('cs', 'Na {cell} jde', 'Na {cell} jde {kdo}',
    'cs.po:18: test.goes: English has no {kdo}: “Na {cell} jde {kdo} {viking}.”');
  refused('cs', 'Na {cell} jde', 'Tam jde', 'cs.po:18: test.goes: {cell} is missing: “Tam jde {viking}.”');
});

test('a number left out where the form is for many numbers', () => {
  // In Czech the first form is for 1 alone, in Russian for 21 and 31 too.
  refused('ru', 'получает {n} очко', 'получает одно очко',
    'ru.po:9: test.scores: {n} is missing: “{player} получает одно очко.”');
});

test('too few plural forms, too many, or none', () => {
  refused('pl', 'msgstr[2] "{player} zdobywa {n} punktów."\n', '', 'pl.po:9: test.scores needs 3 plural forms');
  refused('en', 'msgstr[1] "{player} scores {n} points."',
    'msgstr[1] "{player} scores {n} points."\nmsgstr[2] "{player} scores {n} points."',
    'en.po:9: test.scores needs 2 plural forms');
  refused('en', 'msgstr[1] "{player} scores {n} points."', 'msgstr[1] ""', 'en.po:9: test.scores needs 2 plural forms');
  const bare = read('pl').replace(/msgid_plural "test.scores"\n/, '').replace('msgstr[0]', 'msgstr')
    .replace(/msgstr\[[12]\].*\n/g, '');
  assert.equal(compile('pl', bare).said, 'pl.po:9: test.scores needs 3 plural forms\n');
});

test('plural forms where there is no number to choose by', () => {
  refused('pl', 'msgid "test.noble"\nmsgstr ""',
    'msgid "test.noble"\nmsgid_plural "test.noble"\nmsgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"',
    'pl.po:16: test.noble has no number to choose a plural form by');
});

test('a sentence twice, a sentence still fuzzy, a brace alone, a line of nonsense', () => {
  refused('cs', 'msgid "test.noble"', 'msgid "test.goes"\nmsgstr "Na {cell} jde {viking}."\n\nmsgid "test.noble"',
    'cs.po:21: test.goes stands twice');
  refused('cs', 'msgid "test.noble"', '#, fuzzy\nmsgid "test.noble"',
    'cs.po:16: test.noble is marked fuzzy: look it over and take the mark away');
  refused('cs', 'Na {cell} jde', 'Na {cell} jde }',
    'cs.po:18: test.goes: a brace without its partner: “Na {cell} jde } {viking}.”');
  refused('cs', 'msgstr "šlechtic"', 'msgstr "šlechtic', 'cs.po:16: cannot read this line: msgstr "šlechtic');
});

test('the words of a language: who they are for, then a line a text, with tabs between plural forms', () => {
  const words = (english) => compile('cs', read('cs'), english).written['words-cs.txt'].split('\n');
  const [head, ...lines] = words(read('en'));
  assert.match(head, /^meadhall cs [0-9a-f]{12}$/);
  assert.equal(lines.pop(), '');
  assert.deepEqual(lines.sort(), ['Na {cell} jde {viking}.',
    '{player} získává jeden bod.\t{player} získává {n} body.\t{player} získává {n} bodů.', 'šlechtic'].sort());
  // Other sentences, another stamp; the same ones in other words, the same.
  assert.equal(words(read('en').replace('"noble"', '"jarl"'))[0], head);
  assert.notEqual(words(`${read('en')}\nmsgid "test.zeal"\nmsgstr "zeal"\n`)[0], head);
});

test('two ids that cannot be told apart', () => {
  const alike = ['liquid', 'costarring'].map((id) => `\nmsgid "${id}"\nmsgstr "a"\n`);  // known to have one FNV-1a digest
  assert.equal(compile('en', read('en') + alike.join('')).said,
    `en.po:${read('en').split('\n').length + 1}: liquid and costarring have the same digest: give one another id\n`);
});

test('a sentence over two lines, or with a tab', () => {
  refused('cs', 'Na {cell} jde', 'Na {cell}\\njde', 'cs.po:18: test.goes: a sentence is one line, without tabs');
  refused('cs', 'Na {cell} jde', 'Na {cell}\\tjde', 'cs.po:18: test.goes: a sentence is one line, without tabs');
});

test('English must be there and be complete', () => {
  refused('en', 'msgstr "noble"', 'msgstr ""', 'en.po:14: test.noble has no text');
  const alone = spawnSync(process.execPath, [join(root, 'src/text/compile_catalogue.mjs'), '/dev/null',
    join(root, 'tests/text/cs.po')], { encoding: 'utf8' });
  assert.equal(alone.stderr, 'en.po:1: the English catalogue is missing\n');
});

test('a header of another language, or without its plural forms', () => {
  refused('cs', 'Language: cs', 'Language: cz', 'cs.po:2: the header lacks the line “Language: cs”');
  refused('cs', 'Plural-Forms:', 'Plurals:',
    'cs.po:2: the header lacks a line “Plural-Forms: nplurals=…; plural=…;”');
  refused('cs', 'nplurals=3', 'nplurals=4', 'cs.po:2: the formula of Plural-Forms does not give the forms 0 to 3');
});

// A file of a folder beside the others: the header of `language` and these entries.
const beside = (language, entries) => [`more/${language}.po`, `${read(language).split('\n\n')[0]}\n\n${entries}`];

test('a language may have a file in several folders, or lack one', () => {
  const extra = 'msgid "more.sail"\nmsgstr "sail {n}"\n';
  const both = compileFiles([['en.po', read('en')], ['cs.po', read('cs')], ['ru.po', read('ru')], beside('en', extra),
    beside('cs', extra.replace('"sail', '"plachta'))]);
  assert.equal(both.said, '');
  for (const [file, line] of [['every_language.cpp', '"more.sail\\n"'], ['every_language.cpp', '"sail {n}\\n"'],
    ['words-en-more.txt', '\nsail {n}\n'], ['every_language.cpp', '"plachta {n}\\n"'], ['words-cs-more.txt', '\nplachta {n}\n']]) {
    assert.equal(both.written[file].split(line).length, 2, line);
  }
  const few = compileFiles([['en.po', read('en')], beside('en', extra), ['cs.po', read('cs')],
    beside('cs', extra.replace('{n}', ''))]);
  assert.equal(few.said, 'more/cs.po:%: more.sail: {n} is missing: “sail ”\n'
    .replace('%', read('cs').split('\n\n')[0].split('\n').length + 2));
});

test('a sentence in two files, and files of a language that count differently', () => {
  const [name, text] = beside('en', 'msgid "test.noble"\nmsgstr "jarl"\n');
  const twice = compileFiles([['en.po', read('en')], [name, text]]);
  assert.match(twice.said, /^more\/en\.po:\d+: test\.noble stands in .*en\.po too\n$/);
  const [, other] = beside('en', 'msgid "more.sail"\nmsgstr "sail"\n');
  const counting = compileFiles([['en.po', read('en')], [name, other.replace('n != 1', 'n > 1')]]);
  assert.match(counting.said, /^more\/en\.po:1: Plural-Forms differ from those of .*en\.po\n$/);
});

test('words of a folder have a file of their own, and English of no folder is in the program', () => {
  const { written } = compileFiles([['en.po', read('en')], ['cs.po', read('cs')], beside('en', 'msgid "more.sail"\nmsgstr "sail"\n')]);
  assert.ok(!written['packed.cpp'].includes('"sail\\n"'));
  assert.ok(written['packed.cpp'].includes('"noble\\n"'));
  const [head, ...lines] = written['words-en-more.txt'].split('\n');
  assert.match(head, /^meadhall en [0-9a-f]{12}$/);
  assert.deepEqual(lines, ['sail', '', '', '', '']);
  assert.deepEqual(Object.keys(written).sort(), ['every_language.cpp', 'packed.cpp', 'words-cs.txt', 'words-en-more.txt']);
  assert.deepEqual(Object.keys(compile('en', read('en')).written).sort(), ['every_language.cpp', 'packed.cpp']);
});

test('every problem is named, not the first alone', () => {
  const text = read('cs').replace('{cell}', '{where}').replace('test.noble', 'test.nobel');
  assert.equal(compile('cs', text).said, [
    'cs.po:15: English has no sentence test.nobel',
    'cs.po:18: test.goes: English has no {where}: “Na {where} jde {viking}.”',
    'cs.po:18: test.goes: {cell} is missing: “Na {where} jde {viking}.”', ''].join('\n'));
});

await runTests(tests);
