import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openDb } from '../../src/db/index.ts';
import { createDatabaseName, databaseUrl, runOnServer } from './run-on-server.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));
const images = join(server, 'node_modules/.cache/boostdesk');

/**
 * A hash of its inputs names the image: later runs reuse it until a migration, PGlite or the code that opens it
 * changes.
 */
function imageName(): string {
  const migrations = join(server, 'migrations');
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(dependencies['@electric-sql/pglite']);
  for (const name of [
    'src/db/index.ts',
    'src/db/pglite.ts',
    'src/db/pglite-query.ts',
    'tests/support/template-database.ts',
  ])
    hash.update(name).update(readFileSync(join(server, name)));
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return hash.digest('hex');
}

/** PGlite has one connection; memory for more is cleared at each start, which costs a quarter of the time to open it. */
const ONE_CONNECTION = `
shared_buffers = 16MB
max_connections = 5
max_wal_senders = 0
max_replication_slots = 0
`;

/** A database that was shut down: the data of a running one would be recovered at each start. */
async function migrateInto(folder: string): Promise<void> {
  const { query, close } = await openDb({ folder });
  // Without the templates of further databases there are half as many files to load.
  await query('update pg_database set datistemplate = false');
  for (const template of ['template0', 'template1']) await query(`drop database ${template}`);
  await close();
  appendFileSync(join(folder, 'postgresql.conf'), ONE_CONNECTION);
}

async function makeImage(): Promise<string> {
  const name = imageName();
  const folder = join(images, name);
  if (existsSync(folder)) return folder;
  mkdirSync(images, { recursive: true });
  for (const outdated of readdirSync(images))
    if (outdated !== name) rmSync(join(images, outdated), { recursive: true, force: true });
  // The rename prevents a concurrent run from reading half an image.
  const unfinished = `${images}-${randomBytes(6).toString('hex')}`;
  await migrateInto(unfinished);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // A concurrent run was faster.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

async function makeTemplate(postgres: string): Promise<string> {
  const name = createDatabaseName();
  await runOnServer(postgres, `create database ${name}`);
  await (await openDb({ url: databaseUrl(postgres, name).href })).close();
  return name;
}

/** Drops the template and its copies, whose names begin with the template's. */
async function dropAll(postgres: string, template: string): Promise<void> {
  const rows = await runOnServer(postgres, `select datname from pg_database where datname like '${template}%'`);
  const drops = rows.map((row) => `drop database ${Object(row).datname} with (force)`);
  await runOnServer(postgres, ...drops);
}

/** Migrates one database per run, as Vitest's `globalSetup`; `createTestDatabase` copies it. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // Projects inherit both the setting and what the root provides.
  if (!project.isRootProject()) return undefined;
  const postgres = process.env.DATABASE_URL ?? '';
  project.provide('databaseImage', await makeImage());
  const template = postgres === '' ? '' : await makeTemplate(postgres);
  project.provide('databaseTemplate', template);
  return template === '' ? undefined : () => dropAll(postgres, template);
}
