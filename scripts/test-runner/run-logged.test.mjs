import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';
import { runLogged } from '../spawn.mjs';

const folder = mkdtempSync(join(tmpdir(), 'run-logged-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const log = join(folder, 'a.log');

const runShell = (line, more = {}) => runLogged('sh', ['-c', line], { cwd: folder, env: process.env, log, ...more });

/** Starts a grandchild that ignores SIGTERM and prints its id. */
const STUBBORN = `sh -c 'trap "" TERM; echo $$; exec sleep 600' & wait`;

/** Resolves when the process has ended, reaped or not. */
async function waitForEnd(pid) {
  const state = () => spawnSync('ps', ['-o', 'stat=', '-p', pid], { encoding: 'utf8' }).stdout.trim();
  while (/^[^Z]/.test(state())) await new Promise(setImmediate);
}

test('runLogged kills a grandchild that ignores SIGTERM when the command reaches its limit', {
  timeout: 30_000,
}, async () => {
  const { timedOut, output } = await runShell(STUBBORN, { timeout: 500, grace: 100 });
  assert.equal(timedOut, true);
  assert.match(output, /^\d+\n$/);
  await waitForEnd(output.trim());
});

test('runLogged kills what a command with a limit leaves behind', { timeout: 30_000 }, async () => {
  const { code, output } = await runShell('sleep 600 </dev/null >/dev/null 2>&1 & echo $!', { timeout: 10_000 });
  assert.equal(code, 0);
  await waitForEnd(output.trim());
});

test('runLogged reports a command that exits with 0 at its limit as timed out', async () => {
  const { code, timedOut } = await runShell("trap 'exit 0' TERM; sleep 600 & wait", { timeout: 500, grace: 100 });
  assert.deepEqual({ code, timedOut }, { code: 0, timedOut: true });
});

test('runLogged kills a grandchild that ignores SIGTERM when SIGTERM stops a command that has a limit', {
  timeout: 30_000,
}, async () => {
  const stop = () => process.emit('SIGTERM') && false;
  const ended = await runShell(STUBBORN, { timeout: 60_000, grace: 100, hopeless: stop });
  assert.deepEqual([ended.code, ended.wasStopped, ended.timedOut], [143, true, false]);
  assert.match(ended.output, /^\d+\n$/);
  await waitForEnd(ended.output.trim());
});

test('runLogged returns stdout and stderr, and writes them to the log', async () => {
  const { code, timedOut, output } = await runShell('echo out; echo warning >&2', { timeout: 60_000 });
  assert.deepEqual({ code, timedOut }, { code: 0, timedOut: false });
  assert.deepEqual(output.trim().split('\n').toSorted(), ['out', 'warning']);
  assert.equal(readFileSync(log, 'utf8'), output);
});

test('runLogged returns 127 when the command with a limit cannot be started', async () => {
  const { code } = await runLogged('no-such-program', [], { cwd: folder, env: process.env, log, timeout: 60_000 });
  assert.equal(code, 127);
});
