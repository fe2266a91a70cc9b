// What the tests need of the machine: a server of static files, screens nobody sees, and processes
// that end with the run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const children = new Set();
process.on('exit', () => { for (const child of children) child.kill(); });

// Starts a program that ends with this run; resolves to it and what its output matched.
export async function start(command, args, { env = {}, says = /^/ } = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  children.add(child);
  child.stop = () => { children.delete(child); child.kill(); };
  let heard = '';
  const found = new Promise((resolve, reject) => {
    const listen = (chunk) => {
      heard += chunk;
      const match = heard.match(says);
      if (match) resolve(match);
    };
    listen('');
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    once(child, 'error').then(([error]) => reject(error));
    once(child, 'exit').then(() => reject(new Error(`${command} ended early: ${heard}`)));
  });
  found.catch(() => {});
  return { child, match: await found };
}

// The address of a folder, served by the project's own server on a free port.
export async function serve(folder) {
  const { match } = await start('node', [`${root}web/serve.mjs`, folder, '0'], { says: /http:\/\/localhost:\d+\// });
  return match[0];
}

// A screen for one browser: Firefox draws WebGL without a graphics card only on a screen; so does WebKit.
export async function hiddenScreen() {
  const { child, match } = await start('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], { says: /^(\d+)\n/m });
  return { display: `:${match[1]}`, stop: child.stop };
}
