import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));
/** Longest start of a server on a copy of the snapshot, in ms. */
const START_MS = 180_000;

/** Starts `serve.ts`; resolves to its `stop` when it serves. */
async function startProduct(): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line === 'READY') resolve();
    });
  });
  await Promise.race([
    ready,
    exit.then(([code]) =>
      Promise.reject(new Error(`The product did not start: ${code}. See test-results/e2e-server-*.log.`)),
    ),
  ]);
  return async () => {
    child.kill('SIGTERM');
    const [code] = await exit;
    if (code !== 0) throw new Error(`The product ended with ${code}. See test-results/e2e-server-*.log.`);
  };
}

/** The base test of every journey: its worker has its own server at the addresses of `addresses.ts`. */
export const serverTest = base.extend<object, { readonly product: undefined }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that it needs off this pattern
    async ({}, use) => {
      const stop = await startProduct();
      await use(undefined);
      await stop();
    },
    { scope: 'worker', auto: true, timeout: START_MS },
  ],
});
