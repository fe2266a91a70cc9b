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

// A copy of the site that may be changed under a running server.
export function ownSite(site) {
  const folder = mkdtempSync(join(tmpdir(), 'meadhall-site-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(site, folder, { recursive: true });
  return folder;
}

// The next version: another page script, and what follows from its name, as web/assemble.mjs would have it.
// Returns that script's name.
export function deploy(folder, mark) {
  const digest = (name) => createHash('sha256').update(readFileSync(join(folder, name))).digest('hex');
  const text = (name) => readFileSync(join(folder, name), 'utf8');
  const old = readdirSync(folder).find((name) => /^page\.\w+\.js$/.test(name));
  writeFileSync(join(folder, old), `${text(old)}\nwindow.deployed = ${JSON.stringify(mark)};`);
  const fresh = `page.${digest(old).slice(0, 10)}.js`;
  writeFileSync(join(folder, fresh), text(old));
  rmSync(join(folder, old));
  writeFileSync(join(folder, 'index.html'), text('index.html').replaceAll(old, fresh));

  const worker = text('sw.js');
  const [, list] = worker.match(/=(\{"[^}]+\})/);
  const files = Object.keys(JSON.parse(list)).map((name) => (name === old ? fresh : name)).map((name) => [name, digest(name)]);
  const version = createHash('sha256').update(mark).digest('hex').slice(0, 10);
  const next = worker.replace(list, JSON.stringify(Object.fromEntries(files))).replaceAll(/ [0-9a-f]{10}`/g, ` ${version}\``);
  assert.notEqual(next, worker);
  writeFileSync(join(folder, 'sw.js'), next);
  return fresh;
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json', '.txt': 'text/plain', '.svg': 'image/svg+xml', '.png': 'image/png', '.ttf': 'font/ttf' };

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
