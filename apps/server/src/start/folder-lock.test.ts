import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test.runIf(existsSync('/proc/self/ns/pid'))('whose holder may live in another container is kept, and named', () => {
  rewrite(([, start = '', boot = '']) => ['1', start, boot, '4026000001']);
  expect(() => lockDataFolder(folder)).toThrow(
    `in use by another container. Stop that one first; if it is gone, delete ${file()}`,
  );
});

test.runIf(existsSync('/proc/self/ns/pid'))('of a system that was started anew since is taken over', () => {
  rewrite(([pid = '', start = '', , space = '']) => [pid, start, 'another-boot', space]);
  lockDataFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});
