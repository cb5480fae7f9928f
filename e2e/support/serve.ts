// Starts what the journeys walk through: the built server, once or several times behind a balancer, on data of its own. Ends with
// whoever started it, and leaves nothing behind.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  dashboardPort,
  dashboardUrl,
  deployUrl,
  processCount,
  processPorts,
  pushServiceUrl,
  sitePort,
  siteUrl,
} from './addresses.ts';
import { createBalancer } from './balancer.ts';
import { freshDatabase } from './database.ts';
import { half } from './halves.ts';
import { makeLaterBuild } from './later-build.ts';

const PARENT_CHECK_MS = 250;
const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');

const closers: (() => Promise<unknown> | unknown)[] = [];
let closing: Promise<void> | undefined;

/** Last opened, first closed; what fails on the way holds up nothing else. */
function close(): Promise<void> {
  closing ??= (async () => {
    for (const action of closers.toReversed()) {
      try {
        await action();
      } catch (error) {
        process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      }
    }
  })();
  return closing;
}

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

/** Resolves, with how to stop it, when the server says that it runs. One that ends by itself takes the whole run with it. */
function startServer(from: string, env: NodeJS.ProcessEnv, log: NodeJS.WritableStream): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['apps/server/dist/index.js'], {
    cwd: from,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let isWanted = true;
  const stop = async () => {
    isWanted = false;
    child.kill('SIGTERM');
    await exited(child);
  };
  closers.push(stop);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Boostdesk is running')) resolve(stop);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The server did not start: ${signal ?? code}.`));
      if (!isWanted || closing !== undefined) return;
      process.stderr.write(`A server ended by itself: ${signal ?? code}.\n`);
      process.exitCode = 1;
      void close();
    });
  });
}

/** Answers once a later build, made from the one that runs, serves in its place. */
function deployments(start: (from: string) => Promise<() => Promise<void>>, stopFirst: () => Promise<void>): Server {
  let from = root;
  let stop = stopFirst;
  async function deploy(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'boostdesk-build-'));
    closers.unshift(() => rmSync(folder, { recursive: true, force: true }));
    makeLaterBuild(from, folder);
    from = folder;
    await stop();
    stop = await start(from);
  }
  return createServer((_, reply) => {
    deploy().then(
      () => reply.end(),
      (error) => reply.writeHead(500).end(String(error)),
    );
  });
}

function listen(server: Server, port: number): Promise<void> {
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
}

/** The settings of every process. A developer's own change nothing: all of ours are named, and without E2E_DATABASE the embedded one runs. */
async function settings(): Promise<NodeJS.ProcessEnv> {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-e2e-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  const onPostgres = process.env.E2E_DATABASE === 'postgres';
  const database = onPostgres ? await freshDatabase(process.env.DATABASE_URL ?? '') : undefined;
  if (database !== undefined) closers.push(database.drop);
  const many = '1000000';
  return {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PUBLIC_URL: dashboardUrl,
    SITE_URL: siteUrl,
    BOOSTDESK_DATA: folder,
    BOOSTDESK_DEMO: '1',
    BOOSTDESK_SIGNING_KEY: randomBytes(32).toString('hex'),
    BOOSTDESK_VAULT_KEY: randomBytes(32).toString('hex'),
    DATABASE_URL: database?.url,
    REDIS_URL: onPostgres ? process.env.REDIS_URL : undefined,
    LOGIN_LIMIT_ADDRESS: many,
    LOGIN_LIMIT_ACCOUNT: many,
    LOGIN_LIMIT_TOTAL: many,
    CALL_LIMIT: many,
    PUSH_HOSTS: pushServiceUrl,
  };
}

async function serve(): Promise<void> {
  mkdirSync(results, { recursive: true });
  const log = createWriteStream(join(results, `e2e-server${half === undefined ? '' : `-${half}`}.log`));
  closers.push(() => new Promise<void>((resolve) => log.end(resolve)));
  const shared = await settings();
  if (processCount === 1) {
    const env = { ...shared, PORT: `${dashboardPort}`, SITE_PORT: `${sitePort}` };
    const start = (from: string) => startServer(from, env, log);
    return listen(deployments(start, await start(root)), Number(new URL(deployUrl).port));
  }
  const ports = Array.from({ length: processCount }, (_, place) => processPorts(place));
  // One after the other: the first makes the tables and the demo marketplace.
  for (const { dashboard, site } of ports) {
    await startServer(root, { ...shared, PORT: `${dashboard}`, SITE_PORT: `${site}` }, log);
  }
  await listen(createBalancer(ports.map(({ dashboard }) => dashboard)), dashboardPort);
  await listen(createBalancer(ports.map(({ site }) => site)), sitePort);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
// Whoever started this may be killed without a word.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) void close();
}, PARENT_CHECK_MS);
closers.push(() => clearInterval(watch));

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  await close();
}
