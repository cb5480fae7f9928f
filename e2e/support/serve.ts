// Runs the product for one worker: the built server, once or several times behind a balancer, on a copy of the snapshot. Prints READY when
// it serves, and ends with its parent.
import { cpSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardPort, deployUrl, processCount, processPorts, sitePort, worker } from './addresses.ts';
import { createBalancer } from './balancer.ts';
import { createDatabase } from './database.ts';
import { makeNextBuild } from './next-build.ts';
import { root, settingsFor, startServer } from './server-process.ts';
import { SNAPSHOT_DATABASE, SNAPSHOT_FOLDER } from './snapshot.ts';

const PARENT_CHECK_MS = 250;
const results = join(root, 'test-results');

const closers: (() => Promise<unknown> | unknown)[] = [];
let closing: Promise<void> | undefined;

/** Runs the closers in reverse order. A failing one does not stop the others. */
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

function endRun(reason: number | string | null): void {
  if (closing !== undefined) return;
  process.stderr.write(`A server ended by itself: ${reason}.\n`);
  process.exitCode = 1;
  void close();
}

async function start(from: string, env: NodeJS.ProcessEnv, log: NodeJS.WritableStream): Promise<() => Promise<void>> {
  const { stop, ready } = startServer({ from, env, log, onCrash: endRun });
  closers.push(stop);
  // The shutdown may have begun during this start.
  if (closing !== undefined) await stop();
  await ready;
  return stop;
}

/** Replaces the running build by a later one at each request, and then answers. */
function createDeployments(
  startFrom: (from: string) => Promise<() => Promise<void>>,
  first: () => Promise<void>,
): Server {
  let from = root;
  let stop = first;
  async function deploy(): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'boostdesk-build-'));
    closers.unshift(() => rmSync(folder, { recursive: true, force: true }));
    makeNextBuild(from, folder);
    from = folder;
    await stop();
    stop = await startFrom(from);
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

/** Copies the snapshot; the copy is deleted when this process ends. */
async function copySnapshot() {
  const snapshot = process.env[SNAPSHOT_FOLDER];
  if (snapshot === undefined) throw new Error(`${SNAPSHOT_FOLDER} is not set: Playwright's global set-up sets it.`);
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-e2e-'));
  closers.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(snapshot, folder, { recursive: true });
  const template = process.env[SNAPSHOT_DATABASE];
  if (template === undefined) return { folder, databaseUrl: undefined };
  const database = await createDatabase(process.env.DATABASE_URL ?? '', template);
  closers.push(database.drop);
  return { folder, databaseUrl: database.url };
}

async function serve(): Promise<void> {
  mkdirSync(results, { recursive: true });
  const log = createWriteStream(join(results, `e2e-server-${worker}.log`), { flags: 'a' });
  closers.push(() => new Promise<void>((resolve) => log.end(resolve)));
  const settings = settingsFor({ ...(await copySnapshot()), worker });
  if (processCount === 1) {
    const env = { ...settings, PORT: `${dashboardPort}`, SITE_PORT: `${sitePort}` };
    const startFrom = (from: string) => start(from, env, log);
    return listen(createDeployments(startFrom, await startFrom(root)), Number(new URL(deployUrl).port));
  }
  const ports = Array.from({ length: processCount }, (_, place) => processPorts(place));
  for (const { dashboard, site } of ports) {
    await start(root, { ...settings, PORT: `${dashboard}`, SITE_PORT: `${site}` }, log);
  }
  await listen(createBalancer(ports.map(({ dashboard }) => dashboard)), dashboardPort);
  await listen(createBalancer(ports.map(({ site }) => site)), sitePort);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void close());
// A parent that is killed sends no signal.
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) void close();
}, PARENT_CHECK_MS);
closers.push(() => clearInterval(watch));

try {
  await serve();
  process.stdout.write('READY\n');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
  await close();
}
