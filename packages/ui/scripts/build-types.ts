// Builds dist's declarations with TypeScript 7 in a second; bundling them takes minutes and gigabytes. dist/types has one declaration per
// source and module kind, re-exported by dist/<component>.d.ts and .d.cts.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listComponents } from './list-components.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const types = join(dist, 'types');
const compiler = join(root, '../../tools/typescript7/node_modules/typescript/bin/tsc');

rmSync(types, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, [compiler, '-p', join(root, 'tsconfig.types.json'), '--outDir', types], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('the declarations could not be made');

/** Replaces .ts and .tsx, which dist lacks, and drops style sheet imports. */
const rewriteSpecifiers = (text: string, ending: 'js' | 'cjs') =>
  text.replaceAll(/^import '[^']+\.css';\n/gm, '').replaceAll(/(['"])(\.\.?\/[^'"]+)\.tsx?\1/g, `$1$2.${ending}$1`);

for (const path of globSync('**/*.d.ts', { cwd: types })) {
  const file = join(types, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, rewriteSpecifiers(text, 'js'));
  writeFileSync(file.replace(/\.d\.ts$/, '.d.cts'), rewriteSpecifiers(text, 'cjs'));
}
for (const { name, file } of listComponents()) {
  const target = `./types/${name}/${file.replace(/\.tsx?$/, '')}`;
  writeFileSync(join(dist, `${name}.d.ts`), `export * from '${target}.js';\n`);
  writeFileSync(join(dist, `${name}.d.cts`), `export * from '${target}.cjs';\n`);
}
