import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('browsers do not translate the page, which has languages of its own', () => {
  const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
  expect(html).toContain('<html lang="en" translate="no">');
});
