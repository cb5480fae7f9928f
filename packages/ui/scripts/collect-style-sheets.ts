import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Imports and re-exports of relative files, except types. */
const IMPORT_PATTERN = /^(?:import|export)\b(?!\s+type\b)(?:[^;'"]*?\bfrom)?\s*'(\.[^']*)'/gm;

/** The style sheets a source file imports, directly or not, each once, deepest first. */
export function collectStyleSheets(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT_PATTERN)]
    .map(([, path]) => join(dirname(file), path ?? ''))
    .filter((path) => !seen.has(path));
  const nested = imported.filter((path) => /\.tsx?$/.test(path)).flatMap((path) => collectStyleSheets(path, seen));
  const own = imported.filter((path) => path.endsWith('.css') && !seen.has(path));
  for (const path of own) seen.add(path);
  return [...nested, ...own];
}
