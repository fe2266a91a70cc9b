// The server of web/play.sh as others meet it: node tests/page/serving.mjs
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { runTests } from '../support/runner.mjs';

const home = mkdtempSync(join(tmpdir(), 'meadhall-serving-'));
const folder = join(home, 'site');
mkdirSync(join(folder, 'below'), { recursive: true });
writeFileSync(join(home, 'secret.txt'), 'not for you');
writeFileSync(join(folder, 'index.html'), '<p>the hall</p>'.repeat(100));
writeFileSync(join(folder, 'below/index.html'), 'below');
writeFileSync(join(folder, 'program.wasm'), Buffer.alloc(50_000, 7));
writeFileSync(join(folder, 'large.bin'), Buffer.alloc(8_000_000, 1));
mkdirSync(join(folder, 'empty'));
symlinkSync(join(home, 'secret.txt'), join(folder, 'leak.txt'));
symlinkSync(home, join(folder, 'out'));
symlinkSync('index.html', join(folder, 'same.html'));

const server = spawn(process.execPath, [fileURLToPath(new URL('../../web/serve.mjs', import.meta.url)), folder, '0']);
server.stderr.pipe(process.stderr);
const [said] = await once(server.stdout, 'data');
const port = Number(String(said).match(/localhost:(\d+)/)[1]);

// The raw answer, nothing decoded and no path tidied.
const ask = (path, { method = 'GET', headers = {}, leave = false } = {}) => new Promise((resolve, reject) => {
  const sent = request({ host: 'localhost', port, path, method, headers, agent: false }, (response) => {
    const chunks = [];
    response.on('data', (chunk) => {
      chunks.push(chunk);
      if (!leave) return;
      response.destroy();
      resolve({ status: response.statusCode });
    });
    response.on('error', () => { /* we left */ });
    response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }));
  });
  sent.on('error', reject);
  sent.end();
});
const openFiles = () => readdirSync(`/proc/${server.pid}/fd`).length;

await runTests([
  ['serving: files with their types, and what a folder has for an index', async () => {
    const { status, headers, body } = await ask('/');
    assert.equal(status, 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(String(body), readFileSync(join(folder, 'index.html'), 'utf8'));
    assert.equal(Number(headers['content-length']), body.length);
    assert.equal(String((await ask('/below/')).body), 'below');
    assert.equal((await ask('/program.wasm')).headers['content-type'], 'application/wasm');
    assert.equal((await ask('/same.html?x#y')).status, 200, 'a link within the folder');
  }],
  ['serving: a folder without an index, or named without its slash, is no file and ends nothing', async () => {
    for (const path of ['/below', '/empty', '/empty/', '/none', '/none/', '/index.html/', '/%', '/%00', '//', '/.']) {
      const { status } = await ask(path);
      assert.ok([200, 404].includes(status), `${path}: ${status}`);
      if (!['//', '/.'].includes(path)) assert.equal(status, 404, path);
    }
    assert.equal((await ask('/')).status, 200);
  }],
  ['serving: nothing from outside the folder, by path or by link', async () => {
    for (const path of ['/leak.txt', '/out/secret.txt', '/out/', '/../secret.txt', '/..%2fsecret.txt', '/below/../../secret.txt', '/%2e%2e/secret.txt']) {
      const { status, body } = await ask(path);
      assert.equal(status, 404, path);
      assert.ok(!String(body).includes('not for you'), path);
    }
  }],
  ['serving: files are only read', async () => {
    for (const method of ['PUT', 'POST', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await ask('/index.html', { method });
      assert.equal(status, 405, method);
      assert.equal(headers.allow, 'GET, HEAD');
    }
    const { status, headers, body } = await ask('/', { method: 'HEAD' });
    assert.equal(status, 200);
    assert.equal(Number(headers['content-length']), 1500);
    assert.equal(body.length, 0);
  }],
  ['serving: compressed for who accepts it, and the same once unpacked', async () => {
    const plain = readFileSync(join(folder, 'program.wasm'));
    for (const [accept, encoding, unpack] of [['gzip, deflate, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync], ['gzip, br;q=0', 'gzip', gunzipSync]]) {
      for (let again = 0; again < 2; ++again) {
        const { headers, body } = await ask('/program.wasm', { headers: { 'Accept-Encoding': accept } });
        assert.equal(headers['content-encoding'], encoding, accept);
        assert.equal(Number(headers['content-length']), body.length);
        assert.ok(body.length < plain.length / 10);
        assert.ok(unpack(body).equals(plain));
      }
    }
    for (const accept of ['identity', 'br;q=0', 'zstd']) {
      const { headers } = await ask('/program.wasm', { headers: { 'Accept-Encoding': accept } });
      assert.equal(headers['content-encoding'], undefined, accept);
    }
    assert.equal((await ask('/large.bin', { headers: { 'Accept-Encoding': 'br' } })).headers['content-encoding'], undefined);
    writeFileSync(join(folder, 'index.html'), 'changed meanwhile, and longer than it was');
    const { body } = await ask('/', { headers: { 'Accept-Encoding': 'br' } });
    assert.equal(String(brotliDecompressSync(body)), 'changed meanwhile, and longer than it was');
  }],
  ['serving: what stands compressed beside a file is sent, unless the file was changed since', async () => {
    const asked = async (accept) => (await ask('/ready.js', { headers: { 'Accept-Encoding': accept } })).body;
    const file = join(folder, 'ready.js');
    const packed = brotliCompressSync('as it was packed');
    writeFileSync(file, 'as it stands');
    writeFileSync(`${file}.br`, packed);
    assert.ok((await asked('br')).equals(packed));
    assert.equal(String(gunzipSync(await asked('gzip'))), 'as it stands');
    utimesSync(`${file}.br`, 1, 1);
    writeFileSync(file, 'as it stands now');
    assert.equal(String(brotliDecompressSync(await asked('br'))), 'as it stands now');
    writeFileSync(join(folder, 'linked.js'), 'as it stands');
    writeFileSync(join(home, 'secret.br'), brotliCompressSync('not for you'));
    symlinkSync(join(home, 'secret.br'), join(folder, 'linked.js.br'));
    const { body } = await ask('/linked.js', { headers: { 'Accept-Encoding': 'br' } });
    assert.equal(String(brotliDecompressSync(body)), 'as it stands');
  }],
  ['serving: whoever leaves in the middle of a file leaves nothing open', async () => {
    await ask('/');
    const before = openFiles();
    for (let i = 0; i < 30; ++i) assert.equal((await ask('/large.bin', { leave: true })).status, 200);
    for (let tries = 0; openFiles() > before + 2; ++tries) {
      assert.ok(tries < 200, `${openFiles() - before} files are still open`);
      await new Promise((resolve) => { setTimeout(resolve, 50); });
    }
    assert.equal((await ask('/below/')).status, 200);
  }],
]);
server.kill();
rmSync(home, { recursive: true });
