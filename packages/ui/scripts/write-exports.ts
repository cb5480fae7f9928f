// Writes the exports map of package.json from the folders of src.  pnpm --filter @boostdesk/ui exports
import { readFileSync, writeFileSync } from 'node:fs';
import { createExportsMap } from './list-components.ts';

const file = new URL('../package.json', import.meta.url);
const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
manifest.exports = createExportsMap(false);
manifest.publishConfig = { access: 'public', exports: createExportsMap(true) };
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
