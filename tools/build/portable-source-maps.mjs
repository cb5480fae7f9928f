// Makes the source maps of dist/ portable: tsup names the file itself, by its absolute path, as the source of generated lines in CommonJS
// chunks. The source map format has `null` for an unknown source.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute } from 'node:path';

for (const file of globSync('dist/**/*.map')) {
  const map = JSON.parse(readFileSync(file, 'utf8'));
  const sources = map.sources.map((source) => (isAbsolute(source) ? null : source));
  const sourcesContent = sources.map((_, at) => map.sourcesContent?.[at] ?? null);
  writeFileSync(file, JSON.stringify({ ...map, file: basename(file, '.map'), sources, sourcesContent }));
}
