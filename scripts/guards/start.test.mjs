// What goes wrong on someone's machine before anything runs gets one clear line with the remedy.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { after, test } from 'node:test';

const root = join(import.meta.dirname, '../..');
const NOBODY = 65534;
const made = [];
after(() => {
  for (const dir of made) {
    chmodSync(dir, 0o755);
    rmSync(dir, { recursive: true, force: true });
  }
});

/** A fresh clone as far as the scripts see it: themselves, package.json and the lock file; the program itself is a stub. */
function clone() {
  const dir = mkdtempSync(join(tmpdir(), 'start-'));
  made.push(dir);
  chmodSync(dir, 0o755);
  cpSync(join(root, 'scripts'), join(dir, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    cpSync(join(root, name), join(dir, name));
  return dir;
}

/** Two ports that were free a moment ago, so that no other server on this machine is in the way. */
async function freePorts() {
  const servers = [createServer(), createServer()];
  for (const server of servers) await new Promise((resolve) => server.listen(0, resolve));
  const [PORT, SITE_PORT] = servers.map((server) => String(server.address().port));
  for (const server of servers) await new Promise((resolve) => server.close(resolve));
  return { PORT, SITE_PORT };
}

function start(dir, env, as = {}) {
  const own = {
    HOME: dir,
    PATH: process.env.PATH,
    npm_config_cache: join(dir, '.npm'),
    XDG_DATA_HOME: join(dir, '.data-home'),
  };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: dir, env: { ...own, ...env }, ...as });
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
    });
    child.stderr.on('data', (part) => {
      said += part;
    });
    child.on('close', (code) => resolve({ code, said }));
  });
}

/** The lines that begin with the mark of a problem: there must be exactly one, and it must be the last. */
function onlyProblem({ code, said }) {
  assert.equal(code, 1, said);
  const lines = said.trim().split('\n');
  assert.equal(lines.filter((line) => line.startsWith('✗')).length, 1, said);
  assert.ok(lines.at(-1).startsWith('✗'), said);
  assert.doesNotMatch(said, /\n +at /, 'no stack');
  return lines.at(-1);
}

for (const name of ['PORT', 'SITE_PORT']) {
  test(`a taken ${name} is named at once, with the way out`, async () => {
    const ports = await freePorts();
    const other = createServer();
    await new Promise((resolve) => other.listen(Number(ports[name]), resolve));
    const line = onlyProblem(await start(clone(), ports));
    await new Promise((resolve) => other.close(resolve));
    assert.match(line, new RegExp(`Port ${ports[name]} is taken by another program.*${name}=\\d+ npm start`));
  });
}

for (const [name, value] of [
  ['PORT', 'abc'],
  ['PORT', '99999'],
  ['SITE_PORT', '80.5'],
  ['SITE_PORT', '-1'],
]) {
  test(`${name}=${value} is named at once, with the way out`, async () => {
    const line = onlyProblem(await start(clone(), { ...(await freePorts()), [name]: value }));
    assert.match(line, new RegExp(`${name} is '${value}', which is no port.*${name}=\\d+ npm start`));
  });
}

test('one port for both is named at once, with the way out', async () => {
  const { PORT } = await freePorts();
  const line = onlyProblem(await start(clone(), { PORT, SITE_PORT: PORT }));
  assert.match(line, new RegExp(`PORT and SITE_PORT are both ${PORT}.*SITE_PORT=\\d+ npm start`));
});

test('a folder that cannot be written to is named, with the way out', async () => {
  const dir = clone();
  // The lock file's stamp is missing, so that packages would be installed here.
  mkdirSync(join(dir, 'home'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(join(dir, 'home'), NOBODY, NOBODY);
  chmodSync(dir, 0o555);
  const env = { ...(await freePorts()), HOME: join(dir, 'home') };
  const line = onlyProblem(await start(dir, env, isRoot ? { uid: NOBODY, gid: NOBODY } : {}));
  assert.match(line, /This folder cannot be written to: .*(chown|copy)/);
});

test('a package registry that does not answer is named, with the way out', async () => {
  const registry = 'http://127.0.0.1:9/';
  const line = onlyProblem(await start(clone(), { ...(await freePorts()), npm_config_registry: registry }));
  assert.match(line, /the package registry http:\/\/127\.0\.0\.1:9\/ does not answer.*proxy/);
});

/** The PATH of a pnpm that installs nothing and whose build is this command. */
function pathWithPnpm(dir, build) {
  mkdirSync(join(dir, 'bin'));
  mkdirSync(join(dir, 'node_modules'));
  const pnpm = `#!/bin/sh\ncase "$1" in --version) echo 12.0.0;; install) exit 0;; *) ${build};; esac\n`;
  writeFileSync(join(dir, 'bin/pnpm'), pnpm, { mode: 0o755 });
  return `${join(dir, 'bin')}:${process.env.PATH}`;
}

test('a build that fails shows what it said', async () => {
  const dir = clone();
  const PATH = pathWithPnpm(dir, 'echo "src/a.ts: wrong"; exit 3');
  const answer = await start(dir, { ...(await freePorts()), PATH });
  assert.match(onlyProblem(answer), /The build failed; what it said stands above/);
  assert.match(answer.said, /src\/a\.ts: wrong/);
});

/** Starts a marketplace that is only a program which stays until it is asked to end; answers the process and that program's id. */
async function startStaying(command, args, signals) {
  const dir = clone();
  const PATH = pathWithPnpm(dir, 'exit 0');
  mkdirSync(join(dir, 'apps/server/dist'), { recursive: true });
  const stays = `setInterval(() => {}, 1000);
for (const signal of ${JSON.stringify(signals)}) process.on(signal, () => process.exit(0));
console.log('serves as ' + process.pid);
`;
  writeFileSync(join(dir, 'apps/server/dist/index.js'), stays);
  const env = { ...(await freePorts()), HOME: dir, PATH, npm_lifecycle_event: 'start' };
  const child = spawn(command, args, { cwd: dir, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The pipe closes when nobody holds it any more: whoever was started is gone then.
  const gone = new Promise((resolve) => child.stdout.on('close', resolve));
  const pid = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += part;
      const [, served] = /serves as (\d+)/.exec(said) ?? [];
      if (served !== undefined) resolve(Number(served));
    });
    gone.then(() => reject(new Error(`It never served: ${said}`)));
  });
  return { child, pid, gone };
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
    const { child, pid, gone } = await startStaying(process.execPath, ['scripts/start.mjs'], [signal]);
    child.kill(signal);
    await gone;
    assert.ok(isGone(pid), 'the server still runs');
  });
}

test('an npm that was killed takes all that it runs along', { skip: process.platform !== 'linux' }, async () => {
  const run = `"${process.execPath}" scripts/start.mjs; true`;
  const { child, pid, gone } = await startStaying('sh', ['-c', run], ['SIGTERM']);
  child.kill('SIGKILL');
  await gone;
  assert.ok(isGone(pid), 'the server still runs');
});
