import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import databases from '../../apps/server/tests/support/databases.json' with { type: 'json' };
import { root } from '../toolchain.mjs';
import { ciStages } from './stages.mjs';

test('each server test file runs in .ci/run: it is in one list at most, and each listed file exists', () => {
  const listed = Object.values(databases).flat();
  assert.deepEqual(
    listed.filter((file, place) => listed.indexOf(file) !== place),
    [],
  );
  const files = globSync('tests/**/*.test.ts', { cwd: join(root, 'apps/server') });
  assert.deepEqual(
    listed.filter((file) => !files.includes(file)),
    [],
  );
  const onServer = ciStages.filter(({ command }) => command?.includes('@boostdesk/server run test '));
  assert.deepEqual(
    onServer.map(({ id, needs = [] }) => [id, needs.includes('services')]),
    [
      ['server', false],
      ['ci:server', true],
    ],
  );
});
