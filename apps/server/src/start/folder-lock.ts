import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Exit } from './exit.ts';
import type { FolderBeat } from './folder-beat.ts';
import { claim, holderOf } from './lock-claim.ts';
import { StartError } from './start-error.ts';
import { hasCode, makeWhole } from './whole-file.ts';

/** Heartbeat interval, in ms. */
const BEAT_MS = 5_000;
/** A holder without a heartbeat for this long is taken as dead, when its process cannot be checked; in ms. */
const SILENT_MS = 30_000;
/** Polling interval while waiting for a holder, in ms. */
const LOOK_MS = 500;

/** Reports the wait to the operator and lets a cancelled start end it. */
export interface LockWait extends Pick<Exit, 'check'> {
  readonly say: (line: string) => void;
}

interface Found {
  readonly text: string;
  /** Modification time, in ms since 1970. */
  readonly touched: number;
}

const inUse = (folder: string, by: string, first: string) =>
  new StartError(`The data folder ${folder} is in use by ${by}. ${first} or set BOOSTDESK_DATA to another folder.`);

/** Returns undefined when the file is missing. */
function look(file: string): Found | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), touched: statSync(file).mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Waits until a holder whose process cannot be checked has sent no heartbeat for 30 s, or the lock has changed or is
 * gone. Measured with this process's clock, because the file's time may be another machine's.
 * @throws StartError when a heartbeat arrives; also what `check` throws
 */
async function outwait(folder: string, file: string, found: Found, { say, check }: LockWait): Promise<void> {
  const silentMs = Math.max(0, Date.now() - found.touched);
  if (silentMs >= SILENT_MS) return;
  const until = performance.now() + SILENT_MS - silentMs;
  say(
    `The data folder ${folder} is locked by another process, either in another container or one that crashed. Waiting ${Math.ceil((SILENT_MS - silentMs) / 1_000)} s for it to respond …`,
  );
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    check();
    const now = look(file);
    if (now?.text !== found.text) return;
    if (now.touched !== found.touched) throw inUse(folder, 'a process on another machine', 'Stop that one first');
  }
}

/** Removes a stale lock. A turn file lets one process do so at a time, so that nobody removes a newer lock. */
function putAway(file: string, stale: Found): void {
  const turn = `${file}.turn`;
  if (!makeWhole(turn, claim())) {
    const other = look(turn);
    // The time is in the future after the clock was set back.
    if (other !== undefined && Math.abs(Date.now() - other.touched) >= SILENT_MS) rmSync(turn, { force: true });
    return;
  }
  try {
    const now = look(file);
    if (now?.text === stale.text && now.touched === stale.touched) rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Starts the heartbeat; returns the release. */
function hold(folder: string, beat: Omit<FolderBeat, 'lost'>): () => Promise<void> {
  const { file, own } = beat;
  const lost = `Another process has taken over the data folder ${folder} because this one didn’t respond for too long. This process is stopping and won’t write any more data.`;
  // The built server is one file, with the worker's file beside it.
  const script = new URL(import.meta.url.endsWith('.ts') ? './folder-beat.ts' : './folder-beat.js', import.meta.url);
  const workerData: FolderBeat = { ...beat, lost };
  const thread = new Worker(script, { workerData });
  thread.unref();
  return async () => {
    await thread.terminate();
    if (look(file)?.text === own) rmSync(file, { force: true });
  };
}

/**
 * Locks the data folder for this process and returns the release. The embedded database has no lock, and two processes
 * on one folder lose acknowledged writes. The process is killed when another one takes the lock, as after a long
 * suspension.
 * @throws StartError when another process holds the lock, or several start at once
 */
export async function lockDataFolder(folder: string, wait: LockWait, everyMs = BEAT_MS): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const own = `${claim()}\n`;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (makeWhole(file, own)) return hold(folder, { file, own, everyMs });
    const found = look(file);
    if (found === undefined) continue;
    const holder = holderOf(found.text);
    if (typeof holder === 'number') throw inUse(folder, `process ${holder}`, 'Stop that one first');
    if (holder === 'elsewhere') await outwait(folder, file, found, wait);
    putAway(file, found);
  }
  throw inUse(folder, 'several processes starting at once', 'Start one of them again');
}
