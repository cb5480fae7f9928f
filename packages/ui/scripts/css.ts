// Builds dist's style sheets: base.css (layers, fonts, tokens, base), one a component, and styles.css = all of them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { bundle } from 'lightningcss';
import { components } from './components.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const { resolve } = createRequire(import.meta.url);
// What 'baseline widely available' means for nesting, layers and :is().
const targets = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

function built(file: string): string {
  return new TextDecoder().decode(bundle({ filename: join(root, 'src', file), targets }).code);
}

/** The fonts travel with the sheet: their addresses become relative to it. */
function withFonts(css: string): string {
  mkdirSync(join(dist, 'fonts'), { recursive: true });
  return css.replaceAll(/url\(["']?(@fontsource[^"')]+)["']?\)/g, (_, font: string) => {
    copyFileSync(resolve(font), join(dist, 'fonts', basename(font)));
    return `url("./fonts/${basename(font)}")`;
  });
}

const sheets: [string, string][] = [
  ['base', withFonts(built('styles.css'))],
  ...components()
    .filter(({ css }) => css)
    .map(({ name }): [string, string] => [name, built(`${name}/${name}.css`)]),
];
// First in each sheet, so that the order of the layers does not hang on which sheet a page loads first.
const layers = readFileSync(join(root, 'src/styles/layers.css'), 'utf8');
for (const [name, css] of sheets) writeFileSync(join(dist, `${name}.css`), `${layers}${css}`);
writeFileSync(join(dist, 'styles.css'), `${layers}${sheets.map(([, css]) => css).join('\n')}`);
copyFileSync(join(root, 'src/tokens/tokens.generated.json'), join(dist, 'tokens.json'));
