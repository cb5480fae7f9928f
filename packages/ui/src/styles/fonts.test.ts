import { globSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { scales } from '../tokens/tokens.ts';

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const { resolve } = createRequire(import.meta.url);

interface Face {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

const faces: readonly Face[] = [...read('fonts.css').matchAll(/@font-face \{(.*?)\}/gs)].flatMap(([, face = '']) => {
  const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? [];
  const [, file] = /url\('([^']+)'\)/.exec(face) ?? [];
  const [, range = 'U+0-10FFFF'] = /unicode-range: ([^;]+);/.exec(face) ?? [];
  const ranges = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return file ? { family, file, ranges } : [];
});

/** Like a browser: by family, then the last matching face. */
function faceOf(letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const families = scales.font.split(',').map((name) => name.trim().replaceAll("'", ''));
  const fits = ({ ranges }: Face) => ranges.some(([from, to]) => code >= from && code <= to);
  return families
    .map((family) => faces.findLast((face) => face.family === family && !isBeyond(face, code) && fits(face)))
    .find((face) => face !== undefined)?.file;
}

/** The Latin subset has no unicode-range. */
const isBeyond = ({ file }: Face, code: number): boolean => file.includes('inter-latin-wght') && code > 0xff;

describe('the shipped fonts', () => {
  it.each(faces.map(({ file }) => file))('%s exists', (file) => {
    const path = file.startsWith('.') ? `${import.meta.dirname}/${file}` : resolve(file);
    expect(statSync(path).size).toBeGreaterThan(1000);
  });

  it.each([
    ['a', 'inter-latin-wght'],
    ['ß', 'inter-latin-wght'],
    ['ż', 'inter-latin-ext-wght'],
    ['ế', 'inter-vietnamese-wght'],
    ['ж', 'inter-cyrillic-wght'],
    ['Ω', 'inter-greek-wght'],
    ['→', 'inter-glyphs'],
    ['⌘', 'inter-glyphs'],
    ['ط', 'noto-sans-arabic-arabic-wght'],
  ])('%s is rendered with %s', (letter, file) => {
    expect(faceOf(letter)).toContain(`/${file}`);
  });

  it('German and English text loads no other subset', () => {
    const words = 'Öffnen – für „große“ Aufträge … 48,00 € · 62 % “New order” – it’s yours';
    const subsets = faces.filter(
      ({ file, family }) => family !== 'Geist Mono Variable' && !file.includes('inter-latin-wght'),
    );
    const fetched = subsets.filter(({ ranges }) =>
      [...words].some((letter) =>
        ranges.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to),
      ),
    );
    expect(fetched).toEqual([]);
  });
});

it('no font is loaded from another origin', () => {
  const sheets = globSync('**/*.css', { cwd: `${import.meta.dirname}/..` }).map((file) => read(`../${file}`));
  const addresses = sheets.flatMap((sheet) => [...sheet.matchAll(/@import\s+['"]([^'"]+)|url\(\s*['"]?([^'")]+)/g)]);
  const outside = addresses
    .map(([, imported, url]) => imported ?? url)
    .filter((address) => /^(\w+:)?\/\//.test(address ?? ''));
  expect(sheets.length).toBeGreaterThan(50);
  expect(outside).toEqual([]);
});

it('no letter spacing applies to Arabic text', () => {
  const base = read('base.css');
  expect(base).toMatch(/^\s*:is\(:lang\(ar\), :lang\(fa\), :lang\(ur\)\) \{\s*letter-spacing: 0;/m);
  expect(base).toMatch(/^\s*:is\(\[dir='auto'\], bdi\):dir\(rtl\) \{\s*letter-spacing: 0;/m);
});
