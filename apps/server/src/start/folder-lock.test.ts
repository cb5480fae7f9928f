import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockDataFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = () => join(folder, 'lock');

test('keeps a second process out, says which one holds it, and is free again afterwards', () => {
  const release = lockDataFolder(folder);
  expect(() => lockDataFolder(folder)).toThrow(`in use by process ${process.pid}`);
  release();
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process that is gone', '999999999 1'],
  ['another process with the same number', `${process.pid} 1`],
  ['nobody who can be read', 'junk'],
])('left behind by %s is taken over', (_, text) => {
  writeFileSync(file(), text);
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

const rewrite = (change: (parts: string[]) => string[]) => {
  const release = lockDataFolder(folder);
  const parts = readFileSync(file(), 'utf8').trim().split(' ');
  release();
  writeFileSync(file(), change(parts).join(' '));
};
const silentFor = (seconds: number) => {
  const then = new Date(Date.now() - seconds * 1_000);
  utimesSync(file(), then, then);
};

describe.runIf(existsSync('/proc/self/ns/pid'))('of a process that cannot be asked', () => {
  test.each<[string, (parts: string[]) => string[]]>([
    ['in another container', ([, start = '', boot = '']) => ['1', start, boot, '4026000001']],
    ['of another run of the system', ([pid = '', start = '', , space = '']) => [pid, start, 'another-boot', space]],
    ['that has only just begun to write', () => ['']],
  ])('%s: kept while it is heard of, and taken over 30 s later', (_, change) => {
    rewrite(change);
    expect(() => lockDataFolder(folder)).toThrow(
      'in use by a process elsewhere. Stop that one and start again 30 s later',
    );
    silentFor(31);
    lockDataFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });
});

test('of somebody else is not given back with one’s own', () => {
  const release = lockDataFolder(folder);
  writeFileSync(file(), 'another');
  release();
  expect(readFileSync(file(), 'utf8')).toBe('another');
});

test('a turn that a crash left behind holds nobody up', () => {
  writeFileSync(file(), '999999999 1');
  writeFileSync(`${file()}.turn`, 'gone');
  const then = new Date(Date.now() - 60_000);
  utimesSync(`${file()}.turn`, then, then);
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});
