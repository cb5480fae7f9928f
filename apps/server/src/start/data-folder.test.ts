import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NewerDatabaseError, openDb } from '../db/index.ts';
import { keyFor, prepareDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a folder that cannot be one is said in a line with what to do', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow(StartError);
  expect(() => prepareDataFolder(join(file, 'data'))).toThrow('set BOOSTDESK_DATA to another folder');
});

test('a data folder that is not there yet is made with all above it', () => {
  const deep = join(folder, 'a', 'b', 'c');
  prepareDataFolder(deep);
  expect(readdirSync(deep)).toEqual([]);
});

test.runIf(existsSync('/proc/self'))('a folder in which none can be made ends with one line', () => {
  expect(() => prepareDataFolder('/proc/boostdesk/data')).toThrow('Can’t write to the data folder');
});

describe('keys', () => {
  const key = (given: string | undefined, production: boolean) =>
    keyFor({ folder, file: 'signing.key', setting: 'BOOSTDESK_SIGNING_KEY', given, production });

  test('are made once, kept for the owner alone, and the same at the next start', () => {
    const first = key(undefined, false);
    expect(first).toHaveLength(32);
    expect(key(undefined, true)).toEqual(first);
    expect(statSync(join(folder, 'signing.key')).mode & 0o777).toBe(0o600);
  });

  test('that are given are not written down', () => {
    expect(key('ab'.repeat(32), true)).toEqual(Buffer.from('ab'.repeat(32), 'hex'));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that are missing stop a start in production', () => {
    expect(() => key(undefined, true)).toThrow('BOOSTDESK_SIGNING_KEY isn’t set');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that are no keys are refused', () => {
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

test('data of a newer version is refused, and kept as it was', async () => {
  const data = join(folder, 'pglite');
  const first = await openDb({ folder: data });
  await first.query(`insert into kysely_migration (name, timestamp) values ('9999_from_the_future', now()::text)`);
  await first.query(`insert into users (name, sanitized_name, email, password_hash, role)
    values ('Ann', 'ann', 'ann@boostdesk.example', 'none', 1), ('Bob', 'bob', 'bob@boostdesk.example', 'none', 2)`);
  const before = await contentOf(first.query);
  await first.close();
  expect(before.users).toHaveLength(2);
  await expect(openDb({ folder: data })).rejects.toThrow(NewerDatabaseError);
  // By the database's own hands: ours would migrate it.
  const raw = await PGlite.create(data);
  expect(await contentOf(async (text) => (await raw.query(text)).rows)).toEqual(before);
  await raw.close();
});
