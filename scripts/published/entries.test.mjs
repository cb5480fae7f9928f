import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { entriesOf } from './entries.mjs';

const folder = mkdtempSync(join(tmpdir(), 'entries-'));
after(() => rmSync(folder, { recursive: true, force: true }));
for (const file of ['src/button/button.tsx', 'src/button/part.tsx', 'src/link/link.tsx', 'src/chunk-1/chunk-1.tsx']) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '');
}

test('entriesOf expands patterns, prefers exact entries and leaves out hidden ones', () => {
  const exports = {
    './*': { source: './src/*/*.tsx' },
    './link': { source: './src/other.ts' },
    './chunk-*': null,
    './package.json': './package.json',
  };
  assert.deepEqual(
    entriesOf(exports, folder, ({ source }) => source),
    [
      ['./button', './src/button/button.tsx'],
      ['./link', './src/other.ts'],
    ],
  );
});
