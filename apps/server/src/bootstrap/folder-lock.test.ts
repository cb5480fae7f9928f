import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockDataFolder } from './folder-lock.ts';
import { describeOwner } from './lock-owner.ts';
import { createShutdown, StartCancelledError } from './shutdown.ts';

let folder: string;
let said: string[];
const releases: (() => Promise<void>)[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
  said = [];
});
afterEach(async () => {
  vi.useRealTimers();
  // A holder that lost its lock would kill this process.
  for (const release of releases.splice(0)) await release();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'lock');
const { throwIfClosing } = createShutdown(() => undefined);
async function lock(everyMs?: number) {
  const release = await lockDataFolder(folder, { print: (line) => void said.push(line), throwIfClosing }, everyMs);
  releases.push(release);
  return release;
}
const touched = (secondsAgo: number, of = file()) => {
  const then = new Date(Date.now() - secondsAgo * 1_000);
  utimesSync(of, then, then);
};
const here = (pid: string | number, start = '1') => [pid, start, ...describeOwner().split(' ').slice(2)].join(' ');

test('lockDataFolder rejects a second process, names the holder, and works again after the release', async () => {
  const release = await lock();
  await expect(lock()).rejects.toThrow(`in use by process ${process.pid}. Stop that one first`);
  expect(said).toEqual([]);
  await release();
  await (await lock())();
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a process that is gone', () => here(999_999_999)],
  ['another process with the same number', () => here(process.pid)],
  ['an unreadable holder', () => here('junk')],
])('a lock left by %s is taken over at once', async (_, left) => {
  writeFileSync(file(), left());
  await (await lock())();
  expect([readdirSync(folder), said]).toEqual([[], []]);
});

const [, start = '', boot = '', space = ''] = describeOwner().split(' ');

// Without /proc a lock does not name its container.
describe.runIf(space !== '-').each([
  ['a process in another container', ['1', start, boot, '4026000001']],
  ['a process of an earlier boot', [`${process.pid}`, start, 'another-boot', space]],
  ['a process on a system without /proc', [`${process.pid}`, start, '-', '-']],
  ['a process that does not name its container', [`${process.pid}`, start]],
  ['a process that has not written its claim yet', ['']],
])('a lock of %s', (_, parts) => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeFileSync(file(), parts.join(' '));
  });

  test('is taken over at once when its last heartbeat is 30 s old', async () => {
    touched(31);
    await (await lock())();
    expect([readdirSync(folder), said]).toEqual([[], []]);
  });

  test.each([
    ['a moment ago', 0],
    ['in the future, after the clock was set back', -3_600],
  ])('is taken over after 30 s without a heartbeat when the last one was %s', async (_when, secondsAgo) => {
    touched(secondsAgo);
    const locking = lock();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(readFileSync(file(), 'utf8')).toBe(parts.join(' '));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(readFileSync(file(), 'utf8')).toBe(`${describeOwner()}\n`);
    await (await locking)();
    expect(said).toEqual([expect.stringContaining('Waiting 30 s for it to respond')]);
  });

  test('is respected as soon as a heartbeat arrives', async () => {
    touched(0);
    const refused = expect(lock()).rejects.toThrow('in use by a process on another machine. Stop that one first');
    await vi.advanceTimersByTimeAsync(4_000);
    touched(0);
    await vi.advanceTimersByTimeAsync(500);
    await refused;
    expect(readFileSync(file(), 'utf8')).toBe(parts.join(' '));
  });
});

describe('while waiting for a lock', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    writeFileSync(file(), '1 1 elsewhere 1');
  });

  test('the lock is taken as soon as it is released', async () => {
    const locking = lock();
    await vi.advanceTimersByTimeAsync(1_000);
    rmSync(file());
    await vi.advanceTimersByTimeAsync(500);
    await (await locking)();
  });

  test('the start fails when another process takes the lock', async () => {
    const refused = expect(lock()).rejects.toThrow(`in use by process ${process.pid}`);
    await vi.advanceTimersByTimeAsync(1_000);
    writeFileSync(file(), describeOwner());
    await vi.advanceTimersByTimeAsync(500);
    await refused;
  });

  test('the wait ends when the start is cancelled', async () => {
    const exit = createShutdown(() => undefined);
    const starting = exit.runStart(() =>
      lockDataFolder(folder, { print: () => undefined, throwIfClosing: exit.throwIfClosing }),
    );
    const ended = expect(starting).rejects.toThrow(StartCancelledError);
    void exit.close();
    await vi.advanceTimersByTimeAsync(500);
    await ended;
    expect(readdirSync(folder)).toEqual(['lock']);
  });
});

test('the release keeps a lock that another process has taken', async () => {
  const release = await lock();
  writeFileSync(file(), 'another');
  await release();
  expect(readFileSync(file(), 'utf8')).toBe('another');
});

test.each([60, -60])('a turn file left by a crash %i s ago blocks no start', async (secondsAgo) => {
  writeFileSync(file(), here(999_999_999));
  writeFileSync(`${file()}.turn`, 'gone');
  touched(secondsAgo, `${file()}.turn`);
  await (await lock())();
  expect(readdirSync(folder)).toEqual([]);
});

describe('the lock’s holder', () => {
  test('updates the lock’s time until it releases the lock', async () => {
    const release = await lock(10);
    for (let beat = 1; beat <= 2; beat += 1) {
      touched(60);
      await vi.waitFor(() => expect(Date.now() - statSync(file()).mtimeMs).toBeLessThan(30_000));
    }
    await release();
    expect(readdirSync(folder)).toEqual([]);
  });

  async function holder() {
    const script = fileURLToPath(new URL('../../tests/support/lock-holder.ts', import.meta.url));
    const child = spawn(process.execPath, ['--conditions=@boostdesk/source', script, folder, '10']);
    const ended = Promise.all([once(child, 'exit'), text(child.stderr)]);
    const [first] = await once(child.stdout, 'data');
    expect(String(first)).toBe('held\n');
    return { ended, rest: text(child.stdout) };
  }

  test.each([
    ['taken over', () => writeFileSync(file(), 'another')],
    ['deleted', () => rmSync(file())],
  ])(
    'is killed at once, also in the middle of a query, and closes nothing when the folder’s lock is %s',
    async (how, take) => {
      const { ended, rest } = await holder();
      take();
      const [[, signal], complaint] = await ended;
      expect([signal, await rest]).toEqual(['SIGKILL', '']);
      expect(complaint).toBe(
        `Another process has taken over the data folder ${folder} because this one didn’t respond for too long. This process is stopping and won’t write any more data.\n`,
      );
      expect(readdirSync(folder)).toEqual(how === 'taken over' ? ['lock'] : []);
    },
  );
});
