// Writes the tokens' style sheet and the JSON for design tools from src/tokens/*.data.ts.  pnpm --filter @boostdesk/ui tokens
import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens/css.ts';
import { tokensJson } from '../src/tokens/dtcg.ts';
import { figmaJson } from '../src/tokens/figma.ts';

const at = (name: string) => new URL(`../src/tokens/${name}`, import.meta.url);
writeFileSync(at('tokens.generated.css'), tokensCss());
writeFileSync(at('tokens.generated.json'), tokensJson());
writeFileSync(at('tokens.figma.generated.json'), figmaJson());
