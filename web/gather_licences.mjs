// The text `licences.txt` of the page: our own licence, and those of what is shipped with it, as
// web/third_party.json lists them. Its field `texts` says where each lies, from the top of the repository:
// in the sources that web/toolchain.sh fetched, in the toolchain, or in web/licences, if those lack it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const shipped = (entries) => entries.filter((entry) => entry.shipped !== false);

const line = '='.repeat(32);
const titled = (title, text) => `${line}\n${title}\n${line}\n\n${text.replace(/\r\n?/g, '\n').trim()}\n`;

// What `root` is the top of; throws if a work that is shipped has no text.
export function gatherLicences(root) {
  const read = (path) => readFileSync(join(root, path), 'utf8');
  const parts = [titled('Meadhall (MIT)', read('LICENSE'))];
  for (const { name, version, licence, texts } of shipped(JSON.parse(read('web/third_party.json')))) {
    if (!texts?.length) throw new Error(`web/third_party.json names no text of the licence of ${name}.`);
    const whole = texts.map((path) => {
      const text = read(path).trim();
      if (!text) throw new Error(`${path}, the licence of ${name}, is empty.`);
      return text;
    });
    parts.push(titled(`${name} ${version} (${licence})`, whole.join(`\n\n${line}\n\n`)));
  }
  return parts.join('\n\n');
}
