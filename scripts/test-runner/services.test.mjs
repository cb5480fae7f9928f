import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { launch } from '../services.mjs';

const ownFolder = () => mkdtempSync(join(tmpdir(), 'services-'));
const service = (folder, command, args, serves) => ({
  ...{ url: 'test://', folder, command, args, serves },
  as: {},
  signal: 'SIGTERM',
  startMs: 0,
});

test('launch kills a server that does not answer in time, and removes its folder', { timeout: 30_000 }, async () => {
  const folder = ownFolder();
  let pid = 0;
  const serves = async () => {
    while (pid === 0) {
      await new Promise(setImmediate);
      if (existsSync(join(folder, 'pid'))) pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    }
    return false;
  };
  const stubborn = ['-c', 'trap "" TERM; echo $$ > pid; exec sleep 600'];
  await assert.rejects(launch(service(folder, 'sh', stubborn, serves)), /sh did not start/);
  assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
  assert.equal(existsSync(folder), false);
});

test('launch fails if the program is missing', { timeout: 30_000 }, async () => {
  const folder = ownFolder();
  const missing = service(folder, join(folder, 'missing'), [], async () => false);
  await assert.rejects(launch(missing), /did not start/);
  assert.equal(existsSync(folder), false);
});
