// PostgreSQL and Redis for tests: configured, running locally, or started for the run.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { asRoot } from './system-package.mjs';
import { results } from './test-runner/run-stage.mjs';
import { root } from './toolchain.mjs';
import { UserError } from './user-error.mjs';

const START_MS = 30_000;
const ANSWER_MS = 3_000;
const QUERY_MS = 60_000;
// A Redis database number that is not a default, because a running Redis may serve others.
const REDIS_DATABASE = 13;

const pg = () => createRequire(join(root, 'apps/server/package.json'))('pg');

async function query(url, statement, values = []) {
  const client = new (pg().Client)({
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: QUERY_MS,
  });
  await client.connect();
  try {
    return await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Whether the server answers and the user may create databases. */
async function isPostgresUsable(url) {
  try {
    const { rows } = await query(
      url,
      'select rolsuper or rolcreatedb as may from pg_roles where rolname = current_user',
    );
    return rows[0].may;
  } catch {
    return false;
  }
}

/** Whether a Redis answers PING there. */
function isRedisUp(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || 6379) });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_MS, () => end(false));
    socket.on('error', () => end(false));
    socket.on('connect', () => socket.write('PING\r\n'));
    socket.on('data', (part) => end(/PONG|NOAUTH/.test(String(part))));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function findServing(urls, serves) {
  for (const url of urls) if (await serves(url)) return url;
  return undefined;
}

/** A program on PATH or in Debian's folders; installs its package if missing. */
async function ensureProgram(name, packageName, env) {
  const look = `command -v ${name} || ls -d /usr/lib/postgresql/*/bin/${name} /usr/sbin/${name} 2>/dev/null | tail -1`;
  const find = () => spawnSync('sh', ['-c', look], { encoding: 'utf8' }).stdout.trim().split('\n')[0];
  if (find()) return find();
  const log = join(results, `install-${packageName}.log`);
  await asRoot(`apt-get update && apt-get install -y --no-install-recommends ${packageName}`, { env, log });
  if (find()) return find();
  throw new UserError(
    `The program ${name} is missing, and its package could not be installed.`,
    `Install ${packageName}; details: ${log}`,
  );
}

/** PostgreSQL refuses to run as root, so it runs as the package's user or as nobody. */
function unprivilegedUser() {
  if (userInfo().uid !== 0) return {};
  const line = /^(postgres|nobody):[^:]*:(\d+):(\d+):/m;
  const passwd = readFileSync('/etc/passwd', 'utf8');
  const [, , uid, gid] = /^(postgres):[^:]*:(\d+):(\d+):/m.exec(passwd) ?? line.exec(passwd) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Waits for the server. @throws {UserError} if it exits or does not answer within `startMs` */
async function waitForAnswer({ url, command, args, serves, startMs = START_MS }, hasEnded) {
  const deadline = performance.now() + startMs;
  while (!(await serves(url))) {
    if (hasEnded() || performance.now() > deadline)
      throw new UserError(`${command} did not start.`, `Try it by hand: ${args.join(' ')}`);
    await wait(200);
  }
}

/**
 * Starts a server in a temporary folder and waits for it; `end` stops it and removes the folder. A server that does not answer is killed.
 */
export async function launch(service) {
  const { url, command, args, folder, as, signal } = service;
  // Its own process group, because Ctrl-C must not stop it while stages use it.
  const detached = process.platform !== 'win32';
  const child = spawn(command, args, { stdio: 'ignore', cwd: folder, detached, ...as });
  // Without a process, Node would signal the group of this one.
  const kill = (by = signal) => child.pid !== undefined && child.kill(by);
  const killAtExit = () => kill();
  process.on('exit', killAtExit);
  let hasEnded = false;
  const gone = new Promise((resolve) => child.on('exit', resolve).on('error', resolve)).then(() => {
    hasEnded = true;
  });
  const endBy = async (by) => {
    process.off('exit', killAtExit);
    kill(by);
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForAnswer(service, () => hasEnded);
  } catch (error) {
    await endBy('SIGKILL');
    throw error;
  }
  return { url, end: () => endBy(signal) };
}

function createFolder(name, as) {
  const folder = mkdtempSync(join(tmpdir(), `boostdesk-${name}-`));
  if (as.uid !== undefined) chownSync(folder, as.uid, as.gid);
  return folder;
}

async function startPostgres(env) {
  const initdb = await ensureProgram('initdb', 'postgresql', env);
  const as = unprivilegedUser();
  const folder = createFolder('postgres', as);
  const data = join(folder, 'data');
  const made = spawnSync(initdb, ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--no-sync'], {
    cwd: folder,
    encoding: 'utf8',
    ...as,
  });
  if (made.status !== 0) throw new UserError('PostgreSQL could not be set up.', made.stderr.trim());
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  return launch({
    url,
    command: join(initdb, '../postgres'),
    args,
    folder,
    as,
    serves: isPostgresUsable,
    signal: 'SIGINT',
  });
}

async function startRedis(command) {
  const folder = createFolder('redis', {});
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder];
  return launch({ url, command, args, folder, as: {}, serves: isRedisUp, signal: 'SIGTERM' });
}

/** Drops all databases of this run, including those of killed stages. */
async function dropDatabases(url, prefix) {
  const listed = 'select datname from pg_database where starts_with(datname::text, $1)';
  const { rows } = await query(url, listed, [`${prefix}_`]);
  for (const { datname } of rows) await query(url, `drop database if exists "${datname}" with (force)`);
}

/** A URL with the right to create databases, and a stop function. */
async function ensurePostgres(env) {
  const user = userInfo().username;
  const here = ['postgres', user].map((name) => `postgresql://${name}@127.0.0.1:5432/postgres`);
  const found = await findServing(env.DATABASE_URL ? [env.DATABASE_URL] : here, isPostgresUsable);
  if (found) return { url: found, end: () => dropDatabases(found, env.BOOSTDESK_TEST_PREFIX) };
  if (env.DATABASE_URL)
    throw new UserError(
      'DATABASE_URL does not answer, or its user may create no database.',
      'Correct it, or unset it.',
    );
  return startPostgres(env);
}

/** A URL and a stop function. */
async function ensureRedis(env) {
  // The server's tests start their own Redis.
  const command = await ensureProgram('redis-server', 'redis-server', env);
  const found = await findServing([env.REDIS_URL || `redis://127.0.0.1:6379/${REDIS_DATABASE}`], isRedisUp);
  if (found) return { url: found, end: async () => undefined };
  if (env.REDIS_URL) throw new UserError('REDIS_URL does not answer.', 'Correct it, or unset it.');
  return startRedis(command);
}

const printError = (error) => process.stderr.write(`✗ could not clean up: ${error.stack}\n`);

/**
 * Finds or starts both and returns their URLs as environment variables. `cleanups` gets their stop functions, whose errors are printed
 * only.
 * @param {AsyncDisposableStack} cleanups
 */
export async function ensureServices(env, cleanups) {
  const postgres = await ensurePostgres(env);
  cleanups.defer(() => postgres.end().catch(printError));
  const redis = await ensureRedis(env);
  cleanups.defer(() => redis.end().catch(printError));
  return { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
}
