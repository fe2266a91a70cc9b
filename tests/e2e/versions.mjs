// Copies of the site that tests change: other versions of it, and hosts that do not answer as they should.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

export const controlled = () => navigator.serviceWorker.ready
  .then(() => navigator.serviceWorker.controller
    ?? new Promise((resolve) => { navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }); }))
  .then(() => true);

const copies = [];
process.on('exit', () => copies.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

// A copy of the site that may be changed under a running server.
export function ownSite(site) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-site-'));
  copies.push(folder);
  cpSync(site, folder, { recursive: true });
  return folder;
}

// The next version: its page script knows that it was deployed as `mark`, and what follows from its name is as
// web/assemble.mjs would have it. With a release, "1.1", it is that one, with news of it. Returns the names of what
// is new in it: its script, and its news.
export function deploy(folder, mark, release) {
  const named = (start) => readdirSync(folder).find((name) => new RegExp(`^${start}\\.\\w+\\.\\w+$`).test(name));
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const digest = (name) => createHash('sha256').update(readFileSync(join(folder, name))).digest('hex');
  const renamed = new Map();
  // Its content under the name that it gets by that.
  const replace = (old, content) => {
    rmSync(join(folder, old));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
    const fresh = old.replace(/\.\w+(?=\.\w+$)/, `.${hash}`);
    writeFileSync(join(folder, fresh), content);
    renamed.set(old, fresh);
    return fresh;
  };

  let script = `${text(named('page'))}\nwindow.deployed = ${JSON.stringify(mark)};`;
  let news = named('news');
  if (release) {
    const told = JSON.parse(text(news));
    const known = `"${told.en[0].version}"`;
    assert.ok(script.includes(known), 'the page knows its version');
    for (const versions of Object.values(told)) versions.unshift({ version: release, line: `What ${mark} brings.`, points: ['A point.'] });
    const old = news;
    news = replace(old, JSON.stringify(told));
    script = script.replaceAll(known, `"${release}"`).replaceAll(old, news);
  }
  const old = named('page');
  const fresh = replace(old, script);
  writeFileSync(join(folder, 'index.html'), text('index.html').replaceAll(old, fresh));

  const worker = text('sw.js');
  const [, list] = worker.match(/=(\{"[^}]+\})/);
  const files = Object.keys(JSON.parse(list)).map((name) => renamed.get(name) ?? name).map((name) => [name, digest(name)]);
  const version = createHash('sha256').update(mark).digest('hex').slice(0, 10);
  const next = worker.replace(list, JSON.stringify(Object.fromEntries(files))).replaceAll(/ [0-9a-f]{10}`/g, ` ${version}\``);
  assert.notEqual(next, worker);
  writeFileSync(join(folder, 'sw.js'), next);
  return { script: fresh, news };
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.json': 'application/json',
  '.webmanifest': 'application/manifest+json', '.txt': 'text/plain', '.svg': 'image/svg+xml', '.png': 'image/png', '.outlines': 'application/octet-stream' };

// A host of the folder; `wrong` is name → { status, body, type, path }, whatever of it is not as it should be.
export async function host(folder) {
  const wrong = new Map();
  const server = createServer((request, response) => {
    const name = new URL(request.url, 'http://localhost').pathname.slice(1) || 'index.html';
    const { status = 200, path = join(folder, name), body, type = types[extname(name)] } = wrong.get(name) ?? {};
    try {
      const content = body ?? readFileSync(path);
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => { server.listen(0, 'localhost', resolve); });
  server.unref();
  return { address: `http://localhost:${server.address().port}/`, wrong };
}
