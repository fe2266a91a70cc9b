// Serves a folder of static files on this machine alone: node serve.mjs FOLDER PORT
import { createServer } from 'node:http';
import { createReadStream, readFileSync, realpathSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';

const [folder, port] = process.argv.slice(2);
const top = realpathSync(folder);

// Without its own type the browser would not compile wasm while it streams.
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.outlines': 'application/octet-stream',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const packed = ['.html', '.css', '.js', '.txt', '.json', '.webmanifest', '.wasm', '.svg', '.outlines'];
const packers = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => gzipSync(content),
};

// normalize() of an absolute path cannot climb above its root; a link could lead out of it.
function fileFor(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  const file = realpathSync(join(top, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(top + sep)) throw new Error('It lies elsewhere.');
  const found = statSync(file);
  if (!found.isFile()) throw new Error('It is no file.');
  return { file, size: found.size, changed: found.mtimeMs };
}

// A file that stands compressed beside itself (NAME.br) is sent like that; any other is compressed once, when
// somebody first asks for it.
function ready({ file, changed }, encoding) {
  const packedFile = `${file}.${encoding}`;
  const found = statSync(packedFile, { throwIfNoEntry: false });
  return found?.isFile() && found.mtimeMs >= changed && realpathSync(packedFile).startsWith(top + sep)
    ? readFileSync(packedFile) : undefined;
}
const kept = new Map();  // file and encoding → its content, as of when it was changed
function compressed({ file, changed }, encoding) {
  const key = `${encoding} ${file}`;
  if (kept.get(key)?.changed !== changed) {
    kept.set(key, { changed, content: ready({ file, changed }, encoding) ?? packers[encoding](readFileSync(file)) });
  }
  return kept.get(key).content;
}
function encodingFor(request, found) {
  if (!packed.includes(extname(found.file))) return undefined;
  const accepted = (request.headers['accept-encoding'] ?? '').split(',').map((each) => each.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight)).map(([name]) => name);
  return Object.keys(packers).find((name) => accepted.includes(name));
}

function answer(request, response) {
  const refuse = (status, words, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(`${words}\n`);
  };
  if (!['GET', 'HEAD'].includes(request.method)) return refuse(405, 'Files are only read here.', { Allow: 'GET, HEAD' });
  let found;
  let encoding;
  let content;
  try {
    found = fileFor(request.url);
    encoding = encodingFor(request, found);
    content = encoding && compressed(found, encoding);
  } catch {
    return refuse(404, 'There is no such file.');
  }
  response.writeHead(200, {
    'Content-Type': types[extname(found.file)] ?? 'application/octet-stream',
    'Content-Length': content?.length ?? found.size,
    ...(encoding && { 'Content-Encoding': encoding }),
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  });
  if (request.method === 'HEAD' || content) response.end(request.method === 'HEAD' ? undefined : content);
  // Whoever goes away in the middle is no error, and the file is closed all the same.
  else pipeline(createReadStream(found.file), response, () => {});
}

const server = createServer(answer);
server.on('error', (error) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(taken ? `Port ${port} is taken: try another with --port.` : error.message);
  process.exit(1);
});
server.listen(Number(port), 'localhost', () => {
  console.log(`Meadhall is at http://localhost:${server.address().port}/ (Ctrl-C ends it)`);
});
