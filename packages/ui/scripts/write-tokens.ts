// Writes the tokens' style sheet and design-tool JSON from src/tokens/*.data.ts.  pnpm --filter @boostdesk/ui tokens
import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens/css.ts';
import { tokensJson } from '../src/tokens/dtcg.ts';

const at = (name: string) => new URL(`../src/tokens/${name}`, import.meta.url);
writeFileSync(at('tokens.generated.css'), tokensCss());
writeFileSync(at('tokens.generated.json'), tokensJson());
