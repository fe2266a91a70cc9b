// What web/release.mjs makes of the build is what players can use, and what is amiss is refused:
//   node tests/released.mjs BUILD_DIR
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { machine, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readNews, versionOf } from '../web/news.mjs';
import { runTests } from './support/runner.mjs';

const build = resolve(process.argv[2]);
const script = fileURLToPath(new URL('../web/release.mjs', import.meta.url));
const version = versionOf(readNews(fileURLToPath(new URL('../assets/news', import.meta.url))));
const name = `meadhall-${version}`;
const home = mkdtempSync(join(tmpdir(), 'meadhall-released-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

const release = (from, to, ...more) => spawnSync('node', [script, from, join(home, to), ...more], { encoding: 'utf8' });
const said = (program, ...words) => execFileSync(program, words, { encoding: 'utf8' });
const unpack = (kind) => {
  const folder = join(home, kind);
  mkdirSync(folder);
  execFileSync('tar', ['-xf', join(home, 'one', `${name}-${kind}.tar.gz`), '-C', folder]);
  assert.deepEqual(readdirSync(folder), [name]);
  return join(folder, name);
};
const linux = `linux-${machine()}`;
const signature = ['simulate', 'vikings', '--games', '20', '--seed', '1', '--signature'];

await runTests([
  ['released: all of it, with its sums', () => {
    const { status, stderr } = release(build, 'one', `v${version}`);
    assert.deepEqual([status, stderr], [0, '']);
    const files = [`${name}-${linux}.tar.gz`, `${name}-node.tar.gz`, `${name}-site.tar.gz`, `${name}.html`];
    assert.deepEqual(readdirSync(join(home, 'one')).sort(), ['SHA256SUMS', ...files, 'notes.md'].sort());
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(home, 'one'), encoding: 'utf8' });
    assert.deepEqual(checked.trim().split('\n').sort(), files.map((file) => `${file}: OK`).sort());
  }],
  ['released: twice the same bytes', () => {
    assert.equal(release(build, 'two').status, 0);
    for (const file of readdirSync(join(home, 'one'))) {
      assert.ok(readFileSync(join(home, 'one', file)).equals(readFileSync(join(home, 'two', file))), file);
    }
  }],
  ['released: the command lines are this version, play alike, and have their licences', () => {
    const [native, node] = [unpack(linux), unpack('node')];
    const program = join(native, 'meadhall');
    for (const words of [['--version'], signature]) {
      assert.equal(said(program, ...words), said('node', join(node, 'meadhall.js'), ...words));
    }
    assert.equal(said(program, '--version'), `meadhall ${version}\n`);
    for (const folder of [native, node]) assert.match(readFileSync(join(folder, 'licences.txt'), 'utf8'), /Meadhall contributors/);
    assert.equal(statSync(program).mode & 0o777, 0o755);
  }],
  ['released: for Linux nothing is needed but the system’s own C library, as old as Debian 12’s', () => {
    const program = join(home, linux, name, 'meadhall');
    const needed = [...said('readelf', '-dW', program).matchAll(/\(NEEDED\).*\[(.*)\]/g)].map(([, library]) => library);
    assert.deepEqual(needed.filter((library) => !/^(libc|libm|ld-linux.*)\.so\.\d$/.test(library)), []);
    const minors = [...said('readelf', '-VW', program).matchAll(/GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
    assert.ok(minors.length && Math.max(...minors) <= 36, `it wants glibc 2.${Math.max(...minors)}`);
  }],
  ['released: the site is whole, and the single file is the build’s', () => {
    const site = unpack('site');
    const files = JSON.parse(readFileSync(join(site, 'sw.js'), 'utf8').match(/=(\{"[^}]+\})/)[1]);
    for (const [file, digest] of Object.entries(files)) {
      assert.equal(createHash('sha256').update(readFileSync(join(site, file))).digest('hex'), digest, file);
    }
    assert.ok(readFileSync(join(home, 'one', `${name}.html`)).equals(readFileSync(join(build, 'web/meadhall.html'))));
  }],
  ['released: notes in every language', () => {
    const notes = readFileSync(join(home, 'one/notes.md'), 'utf8');
    for (const [, versions] of Object.entries(readNews(fileURLToPath(new URL('../assets/news', import.meta.url))))) {
      for (const words of [versions[0].line, ...versions[0].points]) assert.ok(notes.includes(words), words);
    }
  }],
  ['released: not under another tag', () => {
    const { status, stderr } = release(build, 'three', 'v0.9');
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`The tag is v0\\.9, .* should be v${version}\\.`));
    assert.ok(!readdirSync(home).includes('three'));
  }],
  ['released: not without one of its parts', () => {
    const lacking = join(home, 'lacking');
    for (const part of ['web/site', 'web/meadhall.html', 'web/engine']) cpSync(join(build, part), join(lacking, part), { recursive: true });
    const { status, stderr } = release(lacking, 'four');
    assert.equal(status, 1);
    assert.equal(stderr, `Not built: ${join(lacking, 'native/meadhall')}\n`);
  }],
]);
