import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createGlyphSubset, glyphSubsetFile, readSubsetCharacters } from './glyph-subset.ts';

it('the unicode-range of the subset is read from the style sheet', () => {
  expect(readSubsetCharacters()).toBe('←→⌘');
});

it('the shipped subset is up to date with its source (else: pnpm --filter @boostdesk/ui glyphs)', async () => {
  expect(Buffer.from(await createGlyphSubset()).equals(readFileSync(glyphSubsetFile))).toBe(true);
});
