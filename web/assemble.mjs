// Makes the two artefacts of the page:
//   node assemble.mjs WEB_DIR PROGRAM_DIR PARTS_DIR WORDS_DIR FONTS_DIR NPM_DIR SITE_DIR SINGLE_FILE
// Scripts are shipped without comments and long names, by the terser of NPM_DIR.
//
// What a page file (.html .css .js .svg .png .webmanifest beside this one, meadhall.js and
// meadhall.wasm of the program, in the site its parts (split.mjs), the words of languages, words-cs.txt, the letters of other languages,
// letters.outlines, licences.txt, and news.json: news.mjs) may rely on:
// - It names another by its bare name in quotes: href="style.css", 'meadhall.wasm'. In the site the name
//   gets the content's hash, and the mention follows it; files in `stable` keep their names.
// - __WASM_BYTES__ becomes the size of meadhall.wasm, for a progress bar that is right even under
//   compression. __PARTS__ becomes a link for each part of the program but the house, <link rel="part">, with its
//   size. __RELEASE__ becomes the version of the news. __LANGUAGES__ becomes which file has which words of which language. In sw.js, __FILES__ becomes all files to keep offline with their digests, and __VERSION__
//   changes whenever one of them does.
// - The scripts of the page after meadhall.js are one script in the end; its styles and splash.js stand in
//   index.html itself.
// - MEADHALL_URL in the environment says where the site will stand: what draws previews of links wants whole
//   addresses, and og:url and og:image get them.
// - Beside each file of the site but pictures stands the same under brotli, NAME.br: web/serve.mjs sends it to
//   whoever takes it, and any static host may.
// - In the single file all styles and scripts do, images and fonts are data: addresses, and the program is the base64
//   text of the element #meadhall-wasm, which the site has not got, like #words-cs, #licences and #news. Links to preloads and the manifest are
//   gone, and so is the service worker.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, parse, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { gatherLicences } from './gather_licences.mjs';
import { readNews, versionOf } from './news.mjs';
import { stripped } from './wasm.mjs';

const [webDir, programDir, partsDir, wordsDir, fontsDir, npmDir, siteDir, singleFile] = process.argv.slice(2);
const { minify } = createRequire(resolve(npmDir, 'package.json'))('terser');
const stable = ['index.html', 'sw.js', 'manifest.webmanifest'];
const texts = ['.html', '.css', '.js', '.svg', '.webmanifest'];
const smallest = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
const data = { '.svg': 'image/svg+xml', '.png': 'image/png', '.outlines': 'application/octet-stream' };  // types of data: addresses

const sources = new Map();
for (const [dir, extensions] of [[webDir, [...texts, '.png']], [programDir, ['.js']], [partsDir, ['.wasm']], [wordsDir, ['.txt']],
  [fontsDir, ['letters.outlines']]]) {
  for (const name of readdirSync(dir)) {
    const ofWorkshop = dir === wordsDir && name.endsWith('-workshop.txt');  // what only the command line says
    if (extensions.some((extension) => name.endsWith(extension)) && !ofWorkshop) sources.set(name, readFileSync(join(dir, name)));
  }
}

const house = 'meadhall.wasm';
// The later part before the games: so they are fetched where nothing else is to be preferred.
const parts = [...sources.keys()].filter((name) => extname(name) === '.wasm' && name !== house)
  .sort((a, b) => Number(b === 'later.wasm') - Number(a === 'later.wasm'));
const partLink = (name) => `<link rel="part" title="${parse(name).name}" href="${name}" data-bytes="${sources.get(name).length}">\n`;

const words = [...sources.keys()].filter((name) => extname(name) === '.txt');
const news = readNews(resolve(webDir, '../assets/news'));
sources.set('news.json', Buffer.from(JSON.stringify(news)));
sources.set('licences.txt', Buffer.from(gatherLicences(resolve(webDir, '..'))));
// { cs: { '': 'words-cs.txt', feast: 'words-cs-feast.txt' } }
const languages = {};
for (const name of words.sort()) {
  const [, language, folder = ''] = name.match(/^words-(\w+?)(?:-(\w+))?\.txt$/);
  (languages[language] ??= {})[folder] = name;
}

// What the page's scripts are made of: those it names between the program and page.js become one with it.
const scriptTag = /<script src="([\w.]+)" defer><\/script>\n/g;
{
  const page = sources.get('index.html').toString();
  const parts = [...page.matchAll(scriptTag)].map(([, name]) => name)
    .filter((name) => !['splash.js', 'meadhall.js'].includes(name));
  const whole = parts.map((name) => sources.get(name).toString()).join('\n');
  for (const name of parts) sources.delete(name);
  sources.set('page.js', Buffer.from(whole));
  sources.set('index.html', Buffer.from(page.replace(scriptTag,
    (tag, name) => (name === 'page.js' || !parts.includes(name) ? tag : ''))));
}

for (const [name, content] of sources) {
  if (extname(name) !== '.js') continue;
  sources.set(name, Buffer.from((await minify(content.toString())).code));
}

const address = process.env.MEADHALL_URL && new URL(`${process.env.MEADHALL_URL}/`.replace(/\/+$/, '/')).href;
const addressed = (page) => (!address ? page : page
  .replace(/(<meta property="og:image" content=")/, `$1${address}`)
  .replace('<meta property="og:type"', `<meta property="og:url" content="${address}">\n$&`));

const sha256 = (content, encoding) => createHash('sha256').update(content).digest(encoding);
const textOf = (name) => sources.get(name).toString()
  .replaceAll('__WASM_BYTES__', sources.get(house).length)
  .replace('__PARTS__', parts.map(partLink).join(''))
  .replaceAll('__RELEASE__', versionOf(news))
  .replaceAll('__LANGUAGES__', JSON.stringify(languages));

// Replaces each mention of a page file in a text by what `rename(name)` says.
function renameMentions(text, rename) {
  return text.replace(/(["'`(])(\.\/)?([\w.-]+\.\w+)(["'`)])/g, (mention, open, here = '', name, close) =>
    sources.has(name) ? open + here + rename(name) + close : mention);
}

// The page with the styles and scripts that are `wanted` in itself, the scripts in their order at its end, for
// an inline script cannot be deferred; and with their hashes in its policy, in the place of 'self' if nothing
// is left to come from there.
function inline(page, { wanted, contentOf, alone, tail = '' }) {
  const attribute = (tag, key) => tag.match(new RegExp(`\\s${key}=["']([^"']*)["']`))?.[1];
  const scripts = [];
  const hashes = { 'style-src': [], 'script-src': [] };
  const remember = (directive, content) => {
    hashes[directive].push(`'sha256-${sha256(content, 'base64')}'`);
    return content;
  };
  const sourcesOf = (directive) => {
    const [name, ...allowed] = directive.split(/\s+/);
    const kept = allowed.flatMap((source) => (source !== "'self'" ? [source]
      : [...(alone ? [] : [source]), ...(hashes[name] ?? [])]));
    return [name, ...(kept.length ? kept : ["'none'"])].join(' ');
  };
  return page
    .replace(/<link rel="stylesheet"[^>]*>\s*/g, (tag) => {
      const name = attribute(tag, 'href');
      return wanted(name) ? `<style>${remember('style-src', contentOf(name))}</style>\n` : tag;
    })
    .replace(/<script\b[^>]*><\/script>\s*/g, (tag) => {
      const name = attribute(tag, 'src');
      if (!wanted(name)) return tag;
      const code = contentOf(name).replaceAll('</script', '<\\/script');
      const id = attribute(tag, 'id');
      scripts.push(`<script${id ? ` id="${id}"` : ''}>${remember('script-src', code)}</script>\n`);
      return '';
    })
    // Functions, because `$&` and the like in the code would mean something in a string.
    .replace('</body>', () => `${tail}${scripts.join('')}</body>`)
    .replace(/(<meta http-equiv="Content-Security-Policy" content=)"([^"]*)"/,
      (_, start, policy) => `${start}"${policy.split(/\s*;\s*/).map(sourcesOf).join('; ')}"`);
}

function makeSite() {
  const files = new Map();   // final name → content
  const renamed = new Map(); // name → final name, null while its mentions are being followed
  const follow = (other) => (stable.includes(other) ? other : settle(other));
  const textFor = (name) => renameMentions(textOf(name), follow);

  // What is painted while the program comes stands in the page, so that it waits for no other file.
  const early = ['style.css', 'splash.js'];
  const contentOf = (name) => {
    if (name !== 'index.html') return texts.includes(extname(name)) ? textFor(name) : sources.get(name);
    return addressed(renameMentions(
      inline(textOf(name), { wanted: (other) => early.includes(other), contentOf: textFor, alone: false }), follow));
  };

  function settle(name) {
    if (renamed.get(name) === null) throw new Error(`${name} mentions itself in a circle.`);
    if (renamed.has(name)) return renamed.get(name);
    renamed.set(name, null);
    const content = contentOf(name);
    const { name: stem, ext } = parse(name);
    const final = stable.includes(name) ? name : `${stem}.${sha256(content, 'hex').slice(0, 10)}${ext}`;
    renamed.set(name, final);
    files.set(final, content);
    return final;
  }

  for (const name of sources.keys()) if (!early.includes(name)) settle(name);
  if (files.has('sw.js')) {
    // Pictures for shelves and links are fetched by who makes those.
    const offline = [...files.keys()].filter((name) => name !== 'sw.js' && extname(name) !== '.png').sort();
    const digests = Object.fromEntries(offline.map((name) => [name, sha256(files.get(name), 'hex')]));
    const version = sha256(Object.values(digests).join(), 'hex').slice(0, 10);
    files.set('sw.js', files.get('sw.js')
      .replaceAll('__FILES__', JSON.stringify(digests)).replaceAll('__VERSION__', version));
  }

  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  for (const [name, content] of files) {
    writeFileSync(join(siteDir, name), content);
    if (extname(name) !== '.png') writeFileSync(join(siteDir, `${name}.br`), brotliCompressSync(content, smallest));
  }
}

function makeSingleFile() {
  const inlineData = (name) => {
    const type = data[extname(name)];
    return type ? `data:${type};base64,${sources.get(name).toString('base64')}` : name;
  };
  const carried = (id, text) => {
    if (text.includes('</script')) throw new Error(`${id} would end the element it is in.`);
    return `<script type="text/plain" id="${id}">${text}</script>\n`;
  };
  const page = textOf('index.html')
    .replace(/<link rel="(?!stylesheet|icon)[^>]*>\s*/g, '')
    .replace(/<meta (?:property="og:|name="twitter:)[^>]*>\s*/g, '');
  writeFileSync(singleFile, inline(renameMentions(page, inlineData), {
    wanted: () => true,
    contentOf: (name) => renameMentions(textOf(name), inlineData),
    alone: true,
    tail: [carried('meadhall-wasm', stripped(readFileSync(join(programDir, house))).toString('base64')),
      ...[...words, 'licences.txt', 'news.json'].map((name) => carried(parse(name).name, sources.get(name).toString()))].join(''),
  }));
}

makeSite();
makeSingleFile();
