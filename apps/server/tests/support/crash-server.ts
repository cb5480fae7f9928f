// The real app as a process to be killed. Arguments: the data folder, and the PostgreSQL address if any. Prints its
// address.
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { loadOrCreateKey } from '../../src/bootstrap/data-folder.ts';
import { lockDataFolder } from '../../src/bootstrap/folder-lock.ts';
import { shutDownOnSignal } from '../../src/bootstrap/shut-down-on-signal.ts';
import { readConfig } from '../../src/config.ts';
import { openDb } from '../../src/db/index.ts';

const [folder = '', url] = process.argv.slice(2);
const key = (file: string) => loadOrCreateKey({ folder, file, setting: file, given: undefined, production: false });

await lockDataFolder(folder, { print: () => undefined, throwIfClosing: () => undefined });
const { db, close } = await openDb({ url, folder: join(folder, 'pglite') });
const app = await buildApp({
  config: readConfig({
    LOG_LEVEL: 'silent',
    CALL_LIMIT: process.env.CALL_LIMIT ?? '1000000',
    LOGIN_LIMIT_ADDRESS: '1000000',
    SHUTDOWN_DELAY_MS: '0',
    SHUTDOWN_DEADLINE_MS: '500',
  }),
  db,
  clock: () => new Date(),
  signingKey: key('signing.key'),
  vaultKey: key('vault.key'),
  redis: null,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
shutDownOnSignal({
  closingStep: () => 'the database',
  close: async () => {
    await app.close();
    await close();
  },
  deadline: () => 60_000,
  warn: (line) => void process.stderr.write(`${line}\n`),
});
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
