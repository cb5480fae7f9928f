import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createExportsMap, listComponents } from './list-components.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('has an entry for each component (else: pnpm --filter @boostdesk/ui exports)', () => {
  expect(manifest.exports).toEqual(createExportsMap(false));
  expect(manifest.publishConfig.exports).toEqual(createExportsMap(true));
});

it('publishes nothing that points to the sources', () => {
  expect(listComponents().length).toBeGreaterThan(0);
  expect(JSON.stringify(createExportsMap(true))).not.toContain('src/');
});
