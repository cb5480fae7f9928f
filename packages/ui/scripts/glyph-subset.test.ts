import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createGlyphSubset, glyphSubsetFile, readSubsetCharacters } from './glyph-subset.ts';

it('the cut has the signs that the style sheet says', () => {
  expect(readSubsetCharacters()).toBe('←→⌘');
});

it('the shipped cut is what its source comes to (else: pnpm --filter @boostdesk/ui signs)', async () => {
  expect(Buffer.from(await createGlyphSubset()).equals(readFileSync(glyphSubsetFile))).toBe(true);
});
