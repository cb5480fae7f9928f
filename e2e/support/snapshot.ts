// Global set-up of the journeys: seeds the demo marketplace once. Each worker starts its server on a copy (`serve.ts`).
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dashboardPort, sitePort } from './addresses.ts';
import { createDatabase } from './database.ts';
import { isOnPostgres, root, settingsFor, startServer } from './server-process.ts';

/** Folder in which the workers find the snapshot. */
export const SNAPSHOT_FOLDER = 'E2E_SNAPSHOT_FOLDER';
export const SNAPSHOT_DATABASE = 'E2E_SNAPSHOT_DATABASE';

// biome-ignore lint/style/noDefaultExport: Playwright takes the default export of its set-up
export default async function createSnapshot(): Promise<() => Promise<void>> {
  const results = join(root, 'test-results');
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-snapshot-'));
  const database = isOnPostgres ? await createDatabase(process.env.DATABASE_URL ?? '') : undefined;
  const log = createWriteStream(join(results, 'e2e-snapshot.log'));
  const remove = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env = {
      ...settingsFor({ folder, databaseUrl: database?.url, worker: 0 }),
      PORT: `${dashboardPort}`,
      SITE_PORT: `${sitePort}`,
    };
    const { stop, ready } = startServer({ from: root, env, log });
    await ready.finally(stop);
  } catch (error) {
    await remove();
    throw error;
  } finally {
    log.end();
  }
  process.env[SNAPSHOT_FOLDER] = folder;
  if (database !== undefined) process.env[SNAPSHOT_DATABASE] = database.url;
  return remove;
}
