// Runs the command line the way people do, in a folder of its own: real arguments, real files, real pipes.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import assert from 'node:assert/strict';

// The program and what stands before its arguments: [".../meadhall"] or ["node", ".../meadhall.js"].
const command = process.argv.slice(2).map((word) => (word.includes('/') && !isAbsolute(word) ? resolve(word) : word));

export const folder = mkdtempSync(join(tmpdir(), 'meadhall-cli-'));

export function file(name, content) {
  writeFileSync(join(folder, name), content);
  return name;
}

export function run(args, input = '') {
  const { status, stdout, stderr, error } = spawnSync(command[0], [...command.slice(1), ...args],
    { cwd: folder, input, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (error) throw error;
  return { status, out: stdout, err: stderr };
}

// What is printed by a call that must succeed, and say nothing else.
export function good(args, input) {
  const { status, out, err } = run(args, input);
  assert.equal(err, '', args.join(' '));
  assert.equal(status, 0, args.join(' '));
  return out;
}

// The same with --json: one line, one value.
export function json(args, input) {
  const out = good([...args, '--json'], input);
  assert.match(out, /^[^\n]+\n$/);
  return JSON.parse(out);
}

// A call that must print nothing, have this status and say exactly this sentence.
export function refused(status, args, sentence, input) {
  assert.deepEqual(run(args, input), { status, out: '', err: `meadhall: ${sentence}\n` }, args.join(' '));
}

// A line of bash in which `meadhall` is the program.
export function shell(line) {
  const words = command.map((word) => `'${word}'`).join(' ');
  const { status, stdout, stderr } = spawnSync('bash',
    ['-c', `set -o pipefail; meadhall() { ${words} "$@"; }; ${line}`], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout, err: stderr };
}

export const lines = (text) => text.split('\n').slice(0, -1);

export const moves = (...args) => lines(good(['legal', ...args])).map((line) => line.split('\t')[0]);
