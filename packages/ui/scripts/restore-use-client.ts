// Moves 'use client' back to the top of CommonJS files, where alone it counts.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, '../dist');
const DIRECTIVE = "'use client';";

for (const path of globSync('{.,chunks}/*.cjs', { cwd: dist })) {
  const file = join(dist, path);
  const text = readFileSync(file, 'utf8');
  // On the same line, to keep source map lines.
  writeFileSync(file, text.startsWith(DIRECTIVE) ? text : `${DIRECTIVE}${text.replace(DIRECTIVE, '')}`);
}
