// Ctrl-C stops all processes at any time and is not a failure.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { clone, freePorts, nodeAndNpm, pathWithPnpm, start } from './fresh-clone.mjs';

const TALK = 'echo something that was said';
/** Sends SIGINT to the parent script, and ends by it like most programs. */
const STOPPED = `${TALK}; kill -INT $PPID; exec /bin/sleep 60`;
/** Sends SIGINT, but exits with its own code, like a package manager that cleans up first. */
const CLEARS_UP = `${TALK}; trap 'kill $!; exit 1' INT; /bin/sleep 60 >/dev/null 2>&1 & kill -INT $PPID; wait`;

for (const [when, path] of [
  ['Node or pnpm are brought', (dir) => nodeAndNpm(dir, STOPPED)],
  ['packages are installed', (dir) => pathWithPnpm(dir, { install: STOPPED })],
  ['packages are installed by what ends with a code of its own', (dir) => pathWithPnpm(dir, { install: CLEARS_UP })],
  ['all is built', (dir) => pathWithPnpm(dir, { build: CLEARS_UP })],
]) {
  test(`Ctrl-C while ${when} is reported as 'Stopped'`, async () => {
    const dir = clone();
    const { code, said } = await start(dir, { ...(await freePorts()), PATH: path(dir) });
    assert.equal(code, 130, said);
    assert.equal(said.trim().split('\n').at(-1), 'Stopped; start it again.');
    assert.doesNotMatch(said, /✗|failed|something that was said/);
  });
}

/** Ends at the first of these signals. */
const endsAt = (signals) =>
  `for (const signal of ${JSON.stringify(signals)}) process.on(signal, () => process.exit(0));`;

/**
 * Starts a stub marketplace that runs until a signal. Resolves to the child process, the PIDs of the stub and of its parent, and further
 * output.
 */
async function startStaying(command, args, obeys) {
  const dir = clone();
  const PATH = pathWithPnpm(dir, {});
  mkdirSync(join(dir, 'apps/server/dist'), { recursive: true });
  const stays = `setInterval(() => {}, 1000);\n${obeys}\nconsole.log('serves as ' + process.pid + ' of ' + process.ppid);\n`;
  writeFileSync(join(dir, 'apps/server/dist/index.js'), stays);
  const env = { ...(await freePorts()), HOME: dir, PATH, npm_lifecycle_event: 'start' };
  const child = spawn(command, args, { cwd: dir, env, stdio: ['pipe', 'pipe', 'inherit'] });
  // The pipe closes when all processes have exited.
  const gone = new Promise((resolve) => child.stdout.on('close', resolve));
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  const hears = (words) =>
    new Promise((resolve, reject) => {
      const look = () => words.exec(said) && resolve(words.exec(said).slice(1).map(Number));
      child.stdout.on('data', look);
      gone.then(() => reject(new Error(`It never said ${words}: ${said}`)));
      look();
    });
  const [pid, starter] = await hears(/serves as (\d+) of (\d+)/);
  return { child, pid, starter, hears, gone };
}

const isGone = (pid) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  test(`${signal} stops everything that npm start runs`, async () => {
    const { child, pid, gone } = await startStaying(process.execPath, ['scripts/start.mjs'], endsAt([signal]));
    child.kill(signal);
    await gone;
    assert.ok(isGone(pid), 'the server still runs');
  });
}

test('killing npm stops everything that it runs', { skip: process.platform !== 'linux' }, async () => {
  const run = `"${process.execPath}" scripts/start.mjs; true`;
  const { child, pid, gone } = await startStaying('sh', ['-c', run], endsAt(['SIGTERM']));
  child.kill('SIGKILL');
  await gone;
  assert.ok(isGone(pid), 'the server still runs');
});

/** util-linux `script`, which runs a shell in a terminal and forwards its input. */
const inTerminal = (line) => ['script', ['-qec', line, '/dev/null']];
const START = `"${process.execPath}" scripts/start.mjs`;
const CTRL_C = '\u0003';
/** A closing terminal stops its processes; ignoring SIGHUP reveals processes that npm start left. */
const OUTLIVES = "process.on('SIGHUP', () => {});";

/** Whether `script` is available; skips with a message otherwise. */
function hasTerminal(context) {
  const here = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout);
  if (!here) context.skip("no terminal without util-linux's script");
  return here;
}

test('Ctrl-C in a terminal stops everything that npm start runs', async (context) => {
  if (!hasTerminal(context)) return;
  const { child, pid, starter, gone } = await startStaying(
    ...inTerminal(`exec ${START}`),
    `${OUTLIVES}\n${endsAt(['SIGINT'])}`,
  );
  child.stdin.write(CTRL_C);
  await gone;
  assert.ok(isGone(pid), 'the server still runs');
  assert.ok(isGone(starter), 'what started it still runs');
});

test('Ctrl-C in a terminal reaches what npm start runs only once', async (context) => {
  if (!hasTerminal(context)) return;
  const counts = `let times = 0;
process.on('SIGINT', () => console.log('asked ' + ++times));
process.on('SIGTERM', () => { console.log('ends after ' + times); process.exit(0); });`;
  // The shell itself ignores signals.
  const { child, starter, hears, gone } = await startStaying(...inTerminal(`trap : INT; ${START}; true`), counts);
  // Paused until the server has received the first signal, because pending signals of one kind merge.
  process.kill(starter, 'SIGSTOP');
  child.stdin.write(CTRL_C);
  await hears(/asked (1)/);
  process.kill(starter, 'SIGCONT');
  // Signals are handled in order, so the first has been handled before this one is forwarded.
  process.kill(starter, 'SIGTERM');
  assert.deepEqual(await hears(/ends after (\d+)/), [1]);
  await gone;
});
