// Writes the glyph subset of Inter.  pnpm --filter @boostdesk/ui glyphs
import { writeFileSync } from 'node:fs';
import { createGlyphSubset, glyphSubsetFile } from './glyph-subset.ts';

writeFileSync(glyphSubsetFile, await createGlyphSubset());
