// Server processes of the built product for journeys: settings, start and shutdown.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { dashboardUrl, pushServiceUrl, siteUrl } from './addresses.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const exited = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => {
        child.once('exit', () => resolve());
      });

interface ServerOptions {
  /** Folder of the built workspace. */
  readonly from: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: NodeJS.WritableStream;
  /** Called when the process ends unexpectedly. */
  readonly onCrash?: (reason: number | string | null) => void;
}

export interface ServerProcess {
  /** Ends the process, also during its start. */
  readonly stop: () => Promise<void>;
  /** Resolves once the process accepts connections; rejects if it ends before that. */
  readonly ready: Promise<void>;
}

export function startServer({ from, env, log, onCrash }: ServerOptions): ServerProcess {
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
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  child.stderr.pipe(process.stderr, { end: false });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Boostdesk is running')) resolve();
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new Error(`The server did not start: ${signal ?? code}.`));
      if (isWanted) onCrash?.(signal ?? code);
    });
  });
  return { stop, ready };
}

/** Each worker has a Redis database number of its own, so that two servers never share limits. */
function redisOf(worker: number): string | undefined {
  if (!process.env.REDIS_URL) return undefined;
  const address = new URL(process.env.REDIS_URL);
  address.pathname = `/${(Number(address.pathname.slice(1) || 0) + worker) % 16}`;
  return address.href;
}

export const isOnPostgres = process.env.E2E_DATABASE === 'postgres';

interface Data {
  /** Data folder: the keys, and the embedded database where `databaseUrl` is undefined. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly worker: number;
}

/** All settings of a server process. The environment of the developer's shell is not passed on. */
export function settingsFor({ folder, databaseUrl, worker }: Data): NodeJS.ProcessEnv {
  const unlimited = '1000000';
  return {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PUBLIC_URL: dashboardUrl,
    SITE_URL: siteUrl,
    BOOSTDESK_DATA: folder,
    BOOSTDESK_DEMO: '1',
    DATABASE_URL: databaseUrl,
    REDIS_URL: isOnPostgres ? redisOf(worker) : undefined,
    LOGIN_LIMIT_ADDRESS: unlimited,
    LOGIN_LIMIT_ACCOUNT: unlimited,
    LOGIN_LIMIT_TOTAL: unlimited,
    CALL_LIMIT: unlimited,
    PUSH_HOSTS: pushServiceUrl,
  };
}

/** Returns an unused database name. The test runner drops all databases with its prefix at the end. */
export const uniqueName = (): string =>
  `${process.env.BOOSTDESK_TEST_PREFIX ?? 'boostdesk'}_e2e_${randomBytes(6).toString('hex')}`;
