import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openEmbedded } from '../../tests/support/database.ts';
import { NewerDatabaseError, openDb } from '../db/index.ts';
import { loadOrCreateKey, prepareDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('prepareDataFolder throws a StartError with a remedy when a parent is a file', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(StartError);
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow('set BOOSTDESK_DATA to another folder');
});

test('prepareDataFolder creates a missing folder and its parents', () => {
  const deep = join(folder, 'a', 'b', 'c');
  prepareDataFolder(deep);
  expect(readdirSync(deep)).toEqual([]);
});

test.runIf(existsSync('/proc/self'))('prepareDataFolder throws in a read-only file system', () => {
  expect(() => prepareDataFolder('/proc/boostdesk/data')).toThrow('Can’t write to the data folder');
});

describe('loadOrCreateKey', () => {
  const key = (given: string | undefined, production: boolean) =>
    loadOrCreateKey({ folder, file: 'signing.key', setting: 'BOOSTDESK_SIGNING_KEY', given, production });

  test('generates a key file with mode 600 once and reads it at the next start', () => {
    const first = key(undefined, false);
    expect(first).toHaveLength(32);
    expect(key(undefined, true)).toEqual(first);
    expect(statSync(join(folder, 'signing.key')).mode & 0o777).toBe(0o600);
  });

  test('does not write a given key to disk', () => {
    expect(key('ab'.repeat(32), true)).toEqual(Buffer.from('ab'.repeat(32), 'hex'));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('throws when the key is missing in production', () => {
    expect(() => key(undefined, true)).toThrow('BOOSTDESK_SIGNING_KEY isn’t set');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('throws on a malformed key file and leaves it unchanged', () => {
    writeFileSync(join(folder, 'signing.key'), 'abc\n');
    expect(() => key(undefined, false)).toThrow('signing.key');
    expect(readFileSync(join(folder, 'signing.key'), 'utf8')).toBe('abc\n');
  });
});

async function contentOf(rows: (text: string) => Promise<unknown>) {
  return {
    migrations: await rows('select * from kysely_migration order by name'),
    users: await rows('select id, name, email, role from users order by id'),
    tables: await rows(`select table_name from information_schema.tables where table_schema = 'public' order by 1`),
  };
}

test('openDb rejects data of a newer version and leaves it unchanged', async () => {
  const data = join(folder, 'pglite');
  const first = await openEmbedded(data);
  await first.query(`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', now()::text)`);
  await first.query(`insert into users (name, sanitized_name, email, password_hash, role)
    values ('Ann', 'ann', 'ann@boostdesk.example', 'none', 1), ('Bob', 'bob', 'bob@boostdesk.example', 'none', 2)`);
  const before = await contentOf(first.query);
  await first.close();
  expect(before.users).toHaveLength(2);
  await expect(openDb({ folder: data })).rejects.toThrow(NewerDatabaseError);
  // Opened without openDb, which would migrate it.
  const raw = await PGlite.create(data);
  expect(await contentOf(async (text) => (await raw.query(text)).rows)).toEqual(before);
  await raw.close();
});
