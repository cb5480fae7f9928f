import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const stylesFolder = new URL('../src/styles/', import.meta.url);

/** Where the cut lies that `fonts.css` names. */
export const glyphSubsetFile = new URL('inter-signs.woff2', stylesFolder);

/** The letters that `fonts.css` says are in it. */
export function readSubsetCharacters(): string {
  const sheet = readFileSync(new URL('fonts.css', stylesFolder), 'utf8');
  const [, range = ''] = /inter-signs\.woff2[^}]*unicode-range: ([^;]+);/.exec(sheet) ?? [];
  return range.replaceAll(/U\+([\dA-F]+)(?:, )?/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** Inter's own signs that none of the subsets has which are shipped, drawn for text as those are. */
export const createGlyphSubset = (): Promise<Uint8Array> =>
  subsetFont(readFileSync(resolve('inter-ui/variable/InterVariable.woff2')), readSubsetCharacters(), {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14 },
  });
