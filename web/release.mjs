// Packs what is given to players as a release: node release.mjs BUILD_DIR RELEASE_DIR [TAG]
// Wants of BUILD_DIR what tests/run.sh makes there: web/ and native/meadhall. With a TAG, v1.0, that has to be the
// version of the news. RELEASE_DIR then has, of version 1.0,
//   meadhall-1.0-site.tar.gz           the site, for any static host
//   meadhall-1.0.html                  the single file
//   meadhall-1.0-node.tar.gz           the command line, for node
//   meadhall-1.0-linux-x86_64.tar.gz   the same for Linux
//   SHA256SUMS                         of these, for sha256sum --check
//   notes.md                           what is new in it
// The same sources make the same bytes: in archives all is as old as the commit, and nobody's.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { machine, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gatherLicences } from './gather_licences.mjs';
import { readNews, versionOf } from './news.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [build, release] = process.argv.slice(2, 4).map((folder) => resolve(folder));
const tag = process.argv[4];

const news = readNews(join(root, 'assets/news'));
const version = versionOf(news);
const name = `meadhall-${version}`;

function fail(words) {
  console.error(words);
  process.exit(1);
}
if (tag && tag !== `v${version}`) {
  fail(`The tag is ${tag}, and the newest version that players are told of in assets/news is ${version}: it should be v${version}.`);
}

// Archive → what is in its folder: name there → file or folder.
const page = join(build, 'web');
const archives = {
  site: { '.': join(page, 'site') },
  node: { 'meadhall.js': join(page, 'engine/meadhall.js'), 'meadhall.wasm': join(page, 'engine/meadhall.wasm') },
  [`linux-${machine()}`]: { meadhall: join(build, 'native/meadhall') },
};
const single = join(page, 'meadhall.html');
const missing = [single, ...Object.values(archives).flatMap(Object.values)].filter((file) => !existsSync(file));
if (missing.length) fail(`Not built: ${missing.join(', ')}`);

const age = process.env.SOURCE_DATE_EPOCH ?? execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).trim();
const stage = mkdtempSync(join(tmpdir(), 'meadhall-release-'));
process.on('exit', () => rmSync(stage, { recursive: true, force: true }));
rmSync(release, { recursive: true, force: true });
mkdirSync(release, { recursive: true });

for (const [kind, files] of Object.entries(archives)) {
  const folder = join(stage, kind, name);
  mkdirSync(folder, { recursive: true });
  for (const [there, from] of Object.entries(files)) cpSync(from, join(folder, there), { recursive: true });
  if (kind !== 'site') writeFileSync(join(folder, 'licences.txt'), gatherLicences(root));  // the site has them
  if (kind.startsWith('linux')) execFileSync('strip', [join(folder, 'meadhall')]);
  execFileSync('tar', ['--create', '--sort=name', `--mtime=@${age}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u+w,go=rX',
    '--use-compress-program=gzip --no-name --best', '--file', join(release, `${name}-${kind}.tar.gz`), '--directory', join(stage, kind), name]);
}
copyFileSync(single, join(release, `${name}.html`));

const sum = (file) => createHash('sha256').update(readFileSync(join(release, file))).digest('hex');
writeFileSync(join(release, 'SHA256SUMS'), readdirSync(release).sort().map((file) => `${sum(file)}  ${file}\n`).join(''));

const languages = { en: 'English', cs: 'Čeština', pl: 'Polski', ru: 'Русский' };
const told = Object.entries(languages).map(([language, called]) => {
  const [{ line, points }] = news[language];
  return `## ${called}\n\n${line}\n\n${points.map((point) => `- ${point}\n`).join('')}`;
});
writeFileSync(join(release, 'notes.md'), told.join('\n'));
