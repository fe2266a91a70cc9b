// What is new, in words for players: assets/news/LANGUAGE.md, the newest version first. The version that stands
// there first is the one this is; CMakeLists.txt reads it there as well.
//
//   # 1.2                                  the version
//   The boards are drawn.                  in one line, which the page's offer of an update says
//   - Tiles are dragged with a finger.     more of it, as many as there are
import { readFileSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';

// A text of that form as [{ version, line, points: [text] }]; `name` is where it is said to be wrong.
export function parseNews(text, name) {
  const versions = [];
  text.split('\n').forEach((row, index) => {
    const wrong = (what) => { throw new Error(`${name}:${index + 1}: ${what}`); };
    const last = versions.at(-1);
    const [, heading] = row.match(/^# (\d+\.\d+)$/) ?? [];
    if (heading) {
      if (last && !last.points.length) wrong(`there is nothing to say of ${last.version}`);
      if (last && !isNewer(last.version, heading)) wrong(`${heading} stands below ${last.version}`);
      versions.push({ version: heading, line: '', points: [] });
    } else if (row.startsWith('- ') && last?.line) last.points.push(row.slice(2));
    else if (/^[^\s#-]/.test(row) && last && !last.line) last.line = row;
    else if (row) wrong(`“# 1.0”, then a line, then points that begin with “- ”, and not “${row}”`);
  });
  if (!versions.at(-1)?.points.length) throw new Error(`${name}: there is nothing to say of ${versions.at(-1)?.version ?? 'any version'}`);
  return versions;
}

// Whether one version follows another: 1.10 does follow 1.9.
function isNewer(one, other) {
  const [[major, minor], [olderMajor, olderMinor]] = [one, other].map((version) => version.split('.').map(Number));
  return major > olderMajor || (major === olderMajor && minor > olderMinor);
}

// { en: […], cs: […] } of a folder of such files. Throws if one says other versions, or more or less of one.
export function readNews(folder) {
  const news = {};
  for (const file of readdirSync(folder).sort()) {
    news[parse(file).name] = parseNews(readFileSync(join(folder, file), 'utf8'), file);
  }
  const shape = (versions) => versions.map(({ version, points }) => `${version} in ${points.length} points`).join(', ');
  for (const [language, versions] of Object.entries(news)) {
    if (shape(versions) !== shape(news.en)) {
      throw new Error(`${language}.md tells of ${shape(versions)}; en.md of ${shape(news.en)}`);
    }
  }
  return news;
}

export const versionOf = (news) => news.en[0].version;
