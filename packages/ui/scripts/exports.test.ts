import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { components, exportsMap } from './components.ts';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

it('has an entry for each component (else: pnpm --filter @boostdesk/ui exports)', () => {
  expect(manifest.exports).toEqual(exportsMap(false));
  expect(manifest.publishConfig.exports).toEqual(exportsMap(true));
});

it('publishes nothing that points to the sources', () => {
  expect(components().length).toBeGreaterThan(0);
  expect(JSON.stringify(exportsMap(true))).not.toContain('src/');
});
