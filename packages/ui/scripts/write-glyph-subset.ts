// Cuts the font of signs out of Inter.  pnpm --filter @boostdesk/ui signs
import { writeFileSync } from 'node:fs';
import { createGlyphSubset, glyphSubsetFile } from './glyph-subset.ts';

writeFileSync(glyphSubsetFile, await createGlyphSubset());
