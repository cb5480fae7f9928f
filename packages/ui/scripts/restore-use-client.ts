// What makes CommonJS of a file puts its own words before 'use client', which counts at the very top alone.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const DIRECTIVE = "'use client';";

for (const path of globSync('{.,chunks}/*.cjs', { cwd: dist })) {
  const file = join(dist, path);
  const text = readFileSync(file, 'utf8');
  // On the same line: the source map tells places of the lines below.
  writeFileSync(file, text.startsWith(DIRECTIVE) ? text : `${DIRECTIVE}${text.replace(DIRECTIVE, '')}`);
}
