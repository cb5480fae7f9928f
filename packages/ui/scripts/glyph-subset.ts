import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const stylesFolder = new URL('../src/styles/', import.meta.url);

/** The subset of Inter that `fonts.css` loads. */
export const glyphSubsetFile = new URL('inter-glyphs.woff2', stylesFolder);

export function readSubsetCharacters(): string {
  const sheet = readFileSync(new URL('fonts.css', stylesFolder), 'utf8');
  const [, range = ''] = /inter-glyphs\.woff2[^}]*unicode-range: ([^;]+);/.exec(sheet) ?? [];
  return range.replaceAll(/U\+([\dA-F]+)(?:, )?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Inter's glyphs that its shipped subsets lack, at text optical size. */
export const createGlyphSubset = (): Promise<Uint8Array> =>
  subsetFont(readFileSync(resolve('inter-ui/variable/InterVariable.woff2')), readSubsetCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14 },
  });
