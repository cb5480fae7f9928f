// Cuts the font of signs out of Inter.  pnpm --filter @boostdesk/ui signs
import { writeFileSync } from 'node:fs';
import { cutSigns, signsFile } from './signs.ts';

writeFileSync(signsFile, await cutSigns());
