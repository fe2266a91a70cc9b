// Makes the two artefacts of the page: node assemble.mjs WEB_DIR PROGRAM_DIR NPM_DIR SITE_DIR SINGLE_FILE
// Scripts are shipped without comments and long names, by the terser of NPM_DIR.
//
// What a page file (.html .css .js .svg .png .webmanifest beside this one, and meadhall.js and
// meadhall.wasm of the program) may rely on:
// - It names another by its bare name in quotes: href="style.css", 'meadhall.wasm'. In the site the name
//   gets the content's hash, and the mention follows it; files in `stable` keep their names.
// - __WASM_BYTES__ becomes the size of meadhall.wasm, for a progress bar that is right even under
//   compression. In sw.js, __FILES__ becomes the list of all files to keep offline, and __VERSION__
//   changes whenever one of them does.
// - In the single file, styles and scripts stand inline, images are data: addresses, and the program is
//   the base64 text of the element #meadhall-wasm, which the site has not got. Scripts may be modules but
//   cannot import one another. Links to preloads and the manifest are gone, and so is the service worker.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, parse, resolve } from 'node:path';

const [webDir, programDir, npmDir, siteDir, singleFile] = process.argv.slice(2);
const { minify } = createRequire(resolve(npmDir, 'package.json'))('terser');
const stable = ['index.html', 'sw.js', 'manifest.webmanifest'];
const texts = ['.html', '.css', '.js', '.svg', '.webmanifest'];
const images = { '.svg': 'image/svg+xml', '.png': 'image/png' };

const sources = new Map();
for (const [dir, extensions] of [[webDir, [...texts, '.png']], [programDir, ['.js', '.wasm']]]) {
  for (const name of readdirSync(dir)) {
    if (extensions.includes(extname(name))) sources.set(name, readFileSync(join(dir, name)));
  }
}

for (const [name, content] of sources) {
  if (extname(name) !== '.js') continue;
  sources.set(name, Buffer.from((await minify(content.toString())).code));
}

const sha256 = (content, encoding) => createHash('sha256').update(content).digest(encoding);
const textOf = (name) => sources.get(name).toString()
  .replaceAll('__WASM_BYTES__', sources.get('meadhall.wasm').length);

// Replaces each mention of a page file in a text by what `rename(name)` says.
function renameMentions(text, rename) {
  return text.replace(/(["'`(])(\.\/)?([\w.-]+\.\w+)(["'`)])/g, (mention, open, here = '', name, close) =>
    sources.has(name) ? open + here + rename(name) + close : mention);
}

function makeSite() {
  const files = new Map();   // final name → content
  const renamed = new Map(); // name → final name, null while its mentions are being followed

  function settle(name) {
    if (renamed.get(name) === null) throw new Error(`${name} mentions itself in a circle.`);
    if (renamed.has(name)) return renamed.get(name);
    renamed.set(name, null);
    const follow = (other) => (stable.includes(other) ? other : settle(other));
    const content = texts.includes(extname(name)) ? renameMentions(textOf(name), follow) : sources.get(name);
    const { name: stem, ext } = parse(name);
    const final = stable.includes(name) ? name : `${stem}.${sha256(content, 'hex').slice(0, 10)}${ext}`;
    renamed.set(name, final);
    files.set(final, content);
    return final;
  }

  for (const name of sources.keys()) settle(name);
  if (files.has('sw.js')) {
    const offline = [...files.keys()].filter((name) => name !== 'sw.js').sort();
    const version = sha256(offline.map((name) => sha256(files.get(name), 'hex')).join(), 'hex').slice(0, 10);
    files.set('sw.js', files.get('sw.js')
      .replaceAll('__FILES__', JSON.stringify(offline)).replaceAll('__VERSION__', version));
  }

  rmSync(siteDir, { recursive: true, force: true });
  mkdirSync(siteDir, { recursive: true });
  for (const [name, content] of files) writeFileSync(join(siteDir, name), content);
}

function makeSingleFile() {
  const inlineImage = (name) => {
    const type = images[extname(name)];
    return type ? `data:${type};base64,${sources.get(name).toString('base64')}` : name;
  };
  const inlined = (name) => renameMentions(textOf(name), inlineImage);
  const attribute = (tag, key) => tag.match(new RegExp(`\\s${key}=["']([^"']*)["']`))?.[1];
  const scripts = [];
  const hashes = { style: [], script: [] };
  const remember = (kind, content) => {
    hashes[kind].push(`'sha256-${sha256(content, 'base64')}'`);
    return content;
  };

  let page = renameMentions(textOf('index.html'), inlineImage)
    .replace(/<link\b[^>]*>\s*/g, (tag) => {
      if (attribute(tag, 'rel') === 'stylesheet') {
        return `<style>${remember('style', inlined(attribute(tag, 'href')))}</style>\n`;
      }
      return attribute(tag, 'rel') === 'icon' ? tag : '';
    })
    // An inline script cannot be deferred: they move to the end of the body, in their order.
    .replace(/<script\b([^>]*)><\/script>\s*/g, (tag, attributes) => {
      const code = inlined(attribute(tag, 'src')).replaceAll('</script', '<\\/script');
      const type = attribute(tag, 'type') ? ` type="${attribute(tag, 'type')}"` : '';
      scripts.push(`<script${type}>${remember('script', code)}</script>`);
      return '';
    });

  const wasm = sources.get('meadhall.wasm').toString('base64');
  const tail = `<script type="text/plain" id="meadhall-wasm">${wasm}</script>\n${scripts.join('\n')}\n`;
  // The page's own policy, with what stands inline in place of 'self', and 'none' where nothing is left.
  const inlinePolicy = (policy) => policy.split(/\s*;\s*/).map((directive) => {
    const [name, ...allowed] = directive.split(/\s+/);
    const own = hashes[name.replace('-src', '')] ?? [];
    const kept = allowed.flatMap((source) => (source === "'self'" ? own : [source]));
    return [name, ...(kept.length ? kept : ["'none'"])].join(' ');
  }).join('; ');
  page = page.replace(/(<meta http-equiv="Content-Security-Policy" content=)"([^"]*)"/,
    (_, start, policy) => `${start}"${inlinePolicy(policy)}"`);
  // A function, because `$&` and the like in the code would mean something in a string.
  page = /<\/body>/.test(page) ? page.replace('</body>', () => `${tail}</body>`) : page + tail;
  writeFileSync(singleFile, page);
}

makeSite();
makeSingleFile();
