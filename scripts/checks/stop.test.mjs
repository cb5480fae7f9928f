// Ctrl-C ends all that was started, whenever it comes, and is no failure.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { clone, freePorts, nodeAndNpm, pathWithPnpm, start } from './fresh-clone.mjs';

const TALK = 'echo something that was said';
/** Presses Ctrl-C for the script above, and ends as most programs do. */
const STOPPED = `${TALK}; kill -INT $PPID; exec /bin/sleep 60`;
/** Presses it likewise, and answers with a code of its own, as a package manager that clears up first. */
const CLEARS_UP = `${TALK}; trap 'kill $!; exit 1' INT; /bin/sleep 60 >/dev/null 2>&1 & kill -INT $PPID; wait`;

for (const [when, path] of [
  ['Node or pnpm are brought', (dir) => nodeAndNpm(dir, STOPPED)],
  ['packages are installed', (dir) => pathWithPnpm(dir, { install: STOPPED })],
  ['packages are installed by what ends with a code of its own', (dir) => pathWithPnpm(dir, { install: CLEARS_UP })],
  ['all is built', (dir) => pathWithPnpm(dir, { build: CLEARS_UP })],
]) {
  test(`Ctrl-C while ${when} is said to be that`, async () => {
    const dir = clone();
    const { code, said } = await start(dir, { ...(await freePorts()), PATH: path(dir) });
    assert.equal(code, 130, said);
    assert.equal(said.trim().split('\n').at(-1), 'Stopped; start it again.');
    assert.doesNotMatch(said, /✗|failed|something that was said/);
  });
}

/** What ends at the first of these signals. */
const endsAt = (signals) =>
  `for (const signal of ${JSON.stringify(signals)}) process.on(signal, () => process.exit(0));`;

/**
 * Starts a marketplace that is only a program which stays until it is asked to end, as `obeys` has it.
 * Answers the process, that program's id and that of what started it, and what is said from now on.
 */
async function startStaying(command, args, obeys) {
  const dir = clone();
  const PATH = pathWithPnpm(dir, {});
  mkdirSync(join(dir, 'apps/server/dist'), { recursive: true });
  const stays = `setInterval(() => {}, 1000);\n${obeys}\nconsole.log('serves as ' + process.pid + ' of ' + process.ppid);\n`;
  writeFileSync(join(dir, 'apps/server/dist/index.js'), stays);
  const env = { ...(await freePorts()), HOME: dir, PATH, npm_lifecycle_event: 'start' };
  const child = spawn(command, args, { cwd: dir, env, stdio: ['pipe', 'pipe', 'inherit'] });
  // The pipe closes when nobody holds it any more: whoever was started is gone then.
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
  test(`${signal} ends all that npm start runs`, async () => {
    const { child, pid, gone } = await startStaying(process.execPath, ['scripts/start.mjs'], endsAt([signal]));
    child.kill(signal);
    await gone;
    assert.ok(isGone(pid), 'the server still runs');
  });
}

test('an npm that was killed takes all that it runs along', { skip: process.platform !== 'linux' }, async () => {
  const run = `"${process.execPath}" scripts/start.mjs; true`;
  const { child, pid, gone } = await startStaying('sh', ['-c', run], endsAt(['SIGTERM']));
  child.kill('SIGKILL');
  await gone;
  assert.ok(isGone(pid), 'the server still runs');
});

/** Util-linux's `script`, which gives a shell a terminal and types into it what it is told itself. */
const inTerminal = (line) => ['script', ['-qec', line, '/dev/null']];
const START = `"${process.execPath}" scripts/start.mjs`;
const CTRL_C = '\u0003';
/** A terminal that closes ends what is left in it: that shall not hide what was left. */
const OUTLIVES = "process.on('SIGHUP', () => {});";

/** Whether there is a terminal to be had; says so where there is none. */
function hasTerminal(context) {
  const here = /util-linux/.test(spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout);
  if (!here) context.skip("no terminal without util-linux's script");
  return here;
}

test('Ctrl-C in a terminal ends all that npm start runs', async (context) => {
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

test('Ctrl-C in a terminal is heard once by what npm start runs', async (context) => {
  if (!hasTerminal(context)) return;
  const counts = `let times = 0;
process.on('SIGINT', () => console.log('asked ' + ++times));
process.on('SIGTERM', () => { console.log('ends after ' + times); process.exit(0); });`;
  // The shell above stays whatever is pressed.
  const { child, starter, hears, gone } = await startStaying(...inTerminal(`trap : INT; ${START}; true`), counts);
  // Held until the server has heard of it: two that come before the first is heard are one.
  process.kill(starter, 'SIGSTOP');
  child.stdin.write(CTRL_C);
  await hears(/asked (1)/);
  process.kill(starter, 'SIGCONT');
  // Signals are heard in turn: what it would make of the first it has made before it passes on this one.
  process.kill(starter, 'SIGTERM');
  assert.deepEqual(await hears(/ends after (\d+)/), [1]);
  await gone;
});
