// Files of tests share what a worker has read, unless they put something in the place of a module.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { sharing } from '../../vitest.shared.ts';

const folder = mkdtempSync(join(tmpdir(), 'sharing-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a file with a stand-in for a module is read by itself, whichever way it says so', () => {
  const files = {
    'at-once.test.ts': "vi.mock('./a.ts');",
    'later.test.ts': "vi.doMock('./a.ts');",
    'typed.test.ts': "vi.mock<typeof import('./a.ts')>('./a.ts', () => ({}));",
    'of-a-function.test.ts': 'vi.mocked(call).mockReturnValue(1);',
    'plain.test.ts': 'expect(1).toBe(1);',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [shared, alone] = sharing(folder, ['*.test.ts'], ['left-out.test.ts']).map((group) => group.test);
  const standIns = ['at-once.test.ts', 'later.test.ts', 'typed.test.ts'];
  assert.deepEqual([alone.include.toSorted(), alone.isolate], [standIns, true]);
  assert.deepEqual([shared.exclude.toSorted(), shared.isolate], [[...standIns, 'left-out.test.ts'].toSorted(), false]);
});
