// Entries of an exports map, with patterns expanded to existing files.
import { globSync } from 'node:fs';

/** Whether a pattern key such as `./chunk-*` covers an entry. */
const covers = (key, entry) => {
  const [start, end] = key.split('*');
  return end !== undefined && entry.startsWith(start) && entry.endsWith(end);
};

/** Values of `*` for a target such as `./src/*\/*.tsx`, where all `*` are equal. */
function namesIn(target, cwd) {
  const place = new RegExp(
    `^${target.slice(2).replaceAll('.', '\\.').replace('*', '([^/]+)').replaceAll('*', '\\1')}$`,
  );
  return globSync(target, { cwd }).flatMap((file) => place.exec(file.replaceAll('\\', '/'))?.[1] ?? []);
}

/**
 * @param {Record<string, unknown>} exports
 * @param {string} cwd the package's folder
 * @param {(entry: any) => string | undefined} targetOf the file of an entry, if it counts
 * @returns {[string, string][]} entry → target, such as `./button` → `./src/button/button.tsx`
 */
export function entriesOf(exports, cwd, targetOf) {
  const hidden = Object.keys(exports).filter((key) => exports[key] === null);
  const found = new Map();
  for (const [key, value] of Object.entries(exports)) {
    const target = value === null ? undefined : targetOf(value);
    if (target === undefined) continue;
    for (const name of key.includes('*') ? namesIn(target, cwd) : ['']) {
      const entry = key.replace('*', name);
      const isExact = !key.includes('*');
      if (isExact || !(found.has(entry) || entry in exports || hidden.some((other) => covers(other, entry))))
        found.set(entry, target.replaceAll('*', name));
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
}
