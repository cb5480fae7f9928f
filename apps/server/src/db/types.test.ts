import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

test('types.ts matches the migrated schema', () => {
  const script = fileURLToPath(new URL('../../scripts/db-types.ts', import.meta.url));
  const run = spawnSync(process.execPath, ['--conditions=@boostdesk/source', script, '--check'], { encoding: 'utf8' });
  expect(run.stderr.includes('out of date') ? run.stderr : run.status).toBe(0);
});
