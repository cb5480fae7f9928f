// All characters of product texts are in a shipped font, because system fonts differ between machines.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const styles = 'packages/ui/src/styles';
const read = (file) => readFileSync(join(root, file), 'utf8');

const rangesOf = (list) =>
  list.split(',').map((part) => {
    const [from, to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** The unicode-range of a subset by its package; the style sheet may name more. */
function subsetOf(file) {
  const [, family, subset] = /^@fontsource-variable\/([^/]+)\/files\/\1-(.+)-wght-normal\.woff2$/.exec(file) ?? [];
  if (family === undefined) return undefined;
  return rangesOf(JSON.parse(read(`packages/ui/node_modules/@fontsource-variable/${family}/unicode.json`))[subset]);
}

const isIn = (ranges, code) => ranges.some(([from, to]) => from <= code && code <= to);

// The monospace font is used for digits only.
const faces = [...read(`${styles}/fonts.css`).matchAll(/@font-face \{(.*?)\}/gs)]
  .map(([, face]) => ({
    file: /url\('([^']+)'\)/.exec(face)?.[1],
    named: rangesOf(/unicode-range: ([^;]+);/.exec(face)?.[1] ?? 'U+0-10FFFF'),
  }))
  .filter(({ file }) => file !== undefined && !file.includes('geist-mono'))
  .map(({ file, named }) => ({ named, there: subsetOf(file) ?? named }));

/** Characters without a shipped font. */
const missing = (text) =>
  [...new Set(text)].filter((letter) => {
    const code = letter.codePointAt(0);
    return code > 0x7e && !faces.some(({ named, there }) => isIn(named, code) && isIn(there, code));
  });

/** Without comments. */
const spoken = (code) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const said = [
  'packages/ui/src/**/*.{ts,tsx}',
  'apps/{dashboard,storefront}/src/**/*.{ts,tsx}',
  'apps/*/src/locales/*/messages.po',
  'apps/server/locales/*.json',
];

test('every character of stories, components and catalogues is in a shipped font', () => {
  const files = globSync(said, { cwd: root }).filter((file) => !/\.test(-d)?\.|\.generated\./.test(file));
  assert.ok(files.length > 500, 'the product has its texts');
  const found = files.flatMap((file) => missing(spoken(read(file))).map((letter) => `${file}: ${letter}`));
  assert.deepEqual(found, []);
});

for (const [letter, isShipped] of [
  ['ß', true],
  ['→', true],
  ['←', true],
  ['ط', true],
  ['日', false],
  ['⇒', false],
]) {
  test(`${letter} is ${isShipped ? 'shipped' : 'missing'}`, () =>
    assert.equal(missing(letter).length === 0, isShipped));
}
