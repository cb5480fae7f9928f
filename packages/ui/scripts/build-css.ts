// Builds dist's style sheets: base.css (layers, fonts, tokens, base), one per entry including its dependencies, and styles.css with all.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { bundle } from 'lightningcss';
import { collectStyleSheets } from './collect-style-sheets.ts';
import { listComponents } from './list-components.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const { resolve } = createRequire(import.meta.url);
// 'Baseline widely available' for nesting, layers and :is().
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function bundleCss(file: string): string {
  return new TextDecoder().decode(bundle({ filename: join(root, 'src', file), targets }).code);
}

/** Copies a font with its licence. */
function copyFont(font: string): void {
  const isOurs = font.startsWith('.');
  const file = isOurs ? join(root, 'src/styles', font) : resolve(font);
  const licence = isOurs ? file.replace(/\.woff2$/, '.license.txt') : join(dirname(file), '../LICENSE');
  const family = basename(isOurs ? file : join(dirname(file), '..'), '.woff2');
  copyFileSync(file, join(dist, 'fonts', basename(font)));
  copyFileSync(licence, join(dist, 'fonts', `${family}.license.txt`));
}

/** Copies fonts next to the sheet and makes their URLs relative. */
function copyFonts(css: string): string {
  mkdirSync(join(dist, 'fonts'), { recursive: true });
  return css.replaceAll(/url\(["']?([^"')]+\.woff2)["']?\)/g, (_, font: string) => {
    copyFont(font);
    return `url("./fonts/${basename(font)}")`;
  });
}

const src = join(root, 'src');
const base = copyFonts(bundleCss('styles.css'));
const parts = listComponents().map(({ name, file }) => ({ name, files: collectStyleSheets(join(src, name, file)) }));
const bundledSheets = new Map(
  [...new Set(parts.flatMap(({ files }) => files))].map((file) => [file, bundleCss(relative(src, file))]),
);
const joined = (files: readonly string[]) => files.map((file) => bundledSheets.get(file)).join('\n');
// First in each sheet, so that layer order does not depend on load order.
const layers = readFileSync(join(root, 'src/styles/layers.css'), 'utf8');
const write = (name: string, css: string) => writeFileSync(join(dist, `${name}.css`), `${layers}${css}`);
write('base', base);
write('styles', [base, ...bundledSheets.values()].join('\n'));
for (const { name, files } of parts) if (files.length > 0) write(name, joined(files));
writeFileSync(join(dist, 'style-sheet.d.cts'), 'export {};\n');
copyFileSync(join(root, 'src/tokens/tokens.generated.json'), join(dist, 'tokens.json'));
copyFileSync(join(root, 'src/tokens/tokens.figma.generated.json'), join(dist, 'tokens.figma.json'));
