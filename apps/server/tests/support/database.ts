import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import type { LogEvent } from 'kysely';
import { inject } from 'vitest';
import { openDb } from '../../src/db/index.ts';
import { createImageFileSystem } from './image-file-system.ts';
import { createDatabaseName, databaseUrl, runOnServer } from './run-on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated PGlite. */
    readonly databaseImage: string;
    /** Migrated database on the server of `DATABASE_URL`; empty when the tests run on PGlite. */
    readonly databaseTemplate: string;
  }
}

/** A database that may create others; without it PGlite in memory, which runs one transaction at a time. */
const url = process.env.DATABASE_URL;
export const onPostgres = url !== undefined && url !== '';

/**
 * Opens a PGlite with the current schema and no rows.
 * @param folder in memory when missing
 */
export async function openEmbedded(folder?: string, onQuery?: (event: LogEvent) => void) {
  const image = inject('databaseImage');
  const more = { isMigrated: true, ...(onQuery === undefined ? {} : { onQuery }) };
  if (folder === undefined) return openDb({ fileSystem: createImageFileSystem(image), ...more });
  cpSync(image, folder, { recursive: true });
  return openDb({ folder, ...more });
}

/** `openDb` migrates it. */
async function createEmpty(server: string): Promise<URL> {
  const name = createDatabaseName();
  await runOnServer(server, `create database ${name}`);
  return databaseUrl(server, name);
}

async function copyTemplate(server: string): Promise<URL> {
  const template = inject('databaseTemplate');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOnServer(server, `create database ${name} template ${template}`);
  const address = databaseUrl(server, name);
  // No test stops this server, so commits need not wait for the disk.
  address.searchParams.set('options', '-c synchronous_commit=off');
  return address;
}

/**
 * Creates a database with the current schema. `queries` and `parameters` record all statements.
 * @param ownServer the caller's own PostgreSQL; otherwise a copy of the template, which the end of the run drops
 */
export async function createTestDatabase(ownServer?: string) {
  const queries: string[] = [];
  const parameters: (readonly unknown[])[] = [];
  const onQuery = ({ query }: LogEvent) => {
    queries.push(query.sql);
    parameters.push(query.parameters);
  };
  const logged = { queries, parameters };
  if (ownServer === undefined && !onPostgres)
    return { ...(await openEmbedded(undefined, onQuery)), ...logged, url: undefined };
  const address = await (ownServer === undefined ? copyTemplate(url ?? '') : createEmpty(ownServer));
  return {
    ...(await openDb({ url: address.href, isMigrated: ownServer === undefined, onQuery })),
    ...logged,
    /** Address for another process that opens it too. */
    url: address.href,
  };
}

export type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;
