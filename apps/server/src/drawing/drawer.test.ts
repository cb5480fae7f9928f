import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawingAsked } from '@boostdesk/api-client/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Drawer, openDrawer } from './drawer.ts';
import { findDrawer } from './find-drawer.ts';

const asked = (language: DrawingAsked['language'] = 'en'): DrawingAsked => ({
  token: 'a.b.c',
  language,
  window: { width: 1440, height: 900 },
  list: { items: [], next: null },
  counts: { all: 0, byStatus: [], archived: 0 },
});

/** German fails, Arabic ends the thread, and English that is 1 px wide takes for ever. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  parentPort.on('message', ({ id, asked }) => {
    if (asked.language === 'ar') process.exit(1);
    if (asked.window.width === 1) return;
    if (asked.language === 'de') parentPort.postMessage({ id, error: new Error('no words') });
    else parentPort.postMessage({ id, nodes: [workerData.siteUrl, asked.window.width] });
  });`;

let folder: string;
let drawer: Drawer | undefined;
const failed = vi.fn<(error: unknown) => void>();

function open(script = THREAD, latest = 5_000): Drawer {
  writeFileSync(join(folder, 'thread.cjs'), script);
  drawer = openDrawer({
    script: join(folder, 'thread.cjs'),
    version: 'v1',
    appConfig: { siteUrl: 'https://site.example' },
    onError: failed,
    latest,
  });
  return drawer;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drawer-'));
});
afterEach(async () => {
  vi.useRealTimers();
  await drawer?.close();
  rmSync(folder, { recursive: true, force: true });
  failed.mockReset();
});

test('a drawing is the thread’s, with the build that it is of', async () => {
  expect(await open().draw(asked())).toEqual({ version: 'v1', nodes: ['https://site.example', 1440] });
});

test('many at once get each their own', async () => {
  const { draw } = open();
  const widths = [300, 400, 500];
  const drawn = await Promise.all(widths.map((width) => draw({ ...asked(), window: { width, height: 900 } })));
  expect(drawn.map((drawing) => drawing?.nodes[1])).toEqual(widths);
});

test('what fails is told of and drawn by nobody; the next one is drawn', async () => {
  const { draw } = open();
  expect(await draw(asked('de'))).toBeNull();
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'no words' }));
  expect(await draw(asked())).not.toBeNull();
});

const endless = (): DrawingAsked => ({ ...asked(), window: { width: 1, height: 900 } });

test('nobody waits for what takes too long', async () => {
  expect(await open(THREAD, 20).draw(endless())).toBeNull();
});

test('the thread is given no more than it can do, also when nobody waits for it any more', async () => {
  const { draw } = open(THREAD, 20);
  await Promise.all(Array.from({ length: 15 }, () => draw(endless())));
  // The thread would answer it at once.
  expect(await draw(asked())).toBeNull();
});

test('a thread that hangs is told of and ended, and another takes its place after a rest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { draw } = open(THREAD, 20);
  expect(await draw(endless())).toBeNull();
  vi.setSystemTime(Date.now() + 6_000);
  expect(await draw(asked())).toBeNull();
  expect(failed).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: expect.stringContaining('5000 ms') }),
  );
  vi.setSystemTime(Date.now() + 10_000);
  await vi.waitFor(async () => expect(await draw(asked())).not.toBeNull());
});

test('a thread that ends leaves nobody waiting, and another takes its place after a rest', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { draw } = open();
  expect(await draw(asked('ar'))).toBeNull();
  expect(await draw(asked())).toBeNull();
  vi.setSystemTime(Date.now() + 10_000);
  expect(await draw(asked())).not.toBeNull();
});

test('a script that is broken is told of and keeps nobody', async () => {
  const { draw } = open('throw new Error("broken")');
  expect(await draw(asked())).toBeNull();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
});

test('nothing is drawn once it is closed', async () => {
  const { draw, close } = open();
  await close();
  expect(await draw(asked())).toBeNull();
});

test('what draws an app is found with its build; nothing is where one of both is missing', () => {
  const page = (html: string) => writeFileSync(join(folder, 'index.html'), html);
  page('<meta name="version" content="v1" />');
  expect(findDrawer(folder)).toBeNull();
  mkdirSync(join(folder, '.drawn'));
  const script = join(folder, '.drawn', 'thread.js');
  writeFileSync(script, THREAD);
  expect(findDrawer(folder)).toEqual({ script, version: 'v1' });
  page('<title>Boostdesk</title>');
  expect(findDrawer(folder)).toBeNull();
});
