import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const crashServer = new URL('./crash-server.ts', import.meta.url);
const product = new URL('./start-server.ts', import.meta.url);

/** Resolves when the script's standard output matches. */
async function runUntil(script: URL, args: readonly string[], settings: NodeJS.ProcessEnv, ready: RegExp) {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--conditions=@boostdesk/source', fileURLToPath(script), ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...settings },
    },
  );
  const gone = once(child, 'exit');
  let said = '';
  let failed = '';
  child.stderr?.on('data', (part: Buffer) => {
    failed += part.toString();
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      if (ready.test(said)) resolve();
    });
    void gone.then(() => reject(new Error(`The server did not start: ${failed}`)));
  });
  return {
    output: () => said + failed,
    /** Resolves to exit code and signal. */
    terminate: async (): Promise<unknown[]> => {
      child.kill('SIGTERM');
      return gone;
    },
    /** Like a power failure. */
    kill: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Starts the server on a data folder; resolves when it is ready. */
export async function startChild(folder: string, databaseUrl: string | undefined, settings: NodeJS.ProcessEnv = {}) {
  const args = [folder, ...(databaseUrl === undefined ? [] : [databaseUrl])];
  const child = await runUntil(crashServer, args, settings, /\n/);
  return { ...child, url: child.output().trim() };
}

export type Child = Awaited<ReturnType<typeof startChild>>;

/** Like `npm start`, with empty web apps. `remove` deletes the product's data. */
export async function startProduct(settings: NodeJS.ProcessEnv & { readonly DATABASE_URL: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-start-'));
  for (const app of ['dashboard', 'storefront']) {
    mkdirSync(join(folder, app, 'dist'), { recursive: true });
    writeFileSync(join(folder, app, 'dist', 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  }
  const [port, sitePort] = [await freePort(), await freePort()];
  const child = await runUntil(
    product,
    [folder],
    {
      BOOSTDESK_DATA: join(folder, 'data'),
      BOOSTDESK_DEMO: '0',
      PORT: String(port),
      SITE_PORT: String(sitePort),
      ...settings,
    },
    /Boostdesk is running/,
  );
  return {
    ...child,
    port,
    sitePort,
    remove: async () => {
      await child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
