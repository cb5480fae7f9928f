// Writes the subset of Inter with the glyphs that its shipped subsets lack: pnpm --filter @boostdesk/ui glyphs
import { writeFileSync } from 'node:fs';
import { createGlyphSubset, glyphSubsetFile } from './glyph-subset.ts';

writeFileSync(glyphSubsetFile, await createGlyphSubset());
