// Serves a folder of static files on this machine alone: node serve.mjs FOLDER PORT
import { createServer } from 'node:http';
import { createReadStream, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const [folder, port] = process.argv.slice(2);

// Without its own type the browser would not compile wasm while it streams.
const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

// normalize() of an absolute path cannot climb above its root.
function fileFor(url) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  return join(folder, path.endsWith('/') ? `${path}index.html` : path);
}

function answer(request, response) {
  try {
    const file = fileFor(request.url);
    const { size } = statSync(file, { throwIfNoEntry: true });
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': size, 'Cache-Control': 'no-cache' });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('There is no such file.\n');
  }
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
