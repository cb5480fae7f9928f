import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { renderDbTypes } from '../../scripts/render-db-types.ts';
import { openEmbedded } from '../../tests/support/database.ts';

test('types.ts matches the migrated schema', async () => {
  const { query, close } = await openEmbedded();
  expect(await renderDbTypes(query)).toBe(readFileSync(new URL('types.ts', import.meta.url), 'utf8'));
  await close();
});
