import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
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
  for (const name of ['src/db/index.ts', 'src/db/pglite.ts'])
    hash.update(name).update(readFileSync(join(server, name)));
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(join(migrations, name)));
  return `${hash.digest('hex')}.tar`;
}

async function dumpMigrated(): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-image-'));
  try {
    await (await openDb({ folder })).close();
    const client = await PGlite.create(folder, { extensions: { pg_trgm } });
    const image = await client.dumpDataDir('none');
    await client.close();
    return new Uint8Array(await image.arrayBuffer());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeImage(): Promise<string> {
  const name = imageName();
  const file = join(images, name);
  if (existsSync(file)) return file;
  const image = await dumpMigrated();
  mkdirSync(images, { recursive: true });
  for (const outdated of readdirSync(images)) if (outdated !== name) rmSync(join(images, outdated), { force: true });
  // The rename prevents a concurrent run from reading half a file.
  const unfinished = `${images}-${randomBytes(6).toString('hex')}`;
  writeFileSync(unfinished, image);
  renameSync(unfinished, file);
  return file;
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
