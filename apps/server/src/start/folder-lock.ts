import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Exit } from './exit.ts';
import type { FolderBeat } from './folder-beat.ts';
import { claim, holderOf } from './lock-claim.ts';
import { StartError } from './start-error.ts';
import { hasCode, makeWhole } from './whole-file.ts';

/** Its holder says so often that it lives, in ms. */
const BEAT_MS = 5_000;
/** Who has not said so for so long, in ms, is gone, where nothing else can tell. */
const SILENT_MS = 30_000;
/** So often is looked whether it says so, in ms. */
const LOOK_MS = 500;

/** What a start is told while it waits for the folder, and what ends its waiting. */
export interface LockWait extends Pick<Exit, 'check'> {
  readonly say: (line: string) => void;
}

interface Found {
  readonly text: string;
  /** When it was last touched, in ms since 1970. */
  readonly touched: number;
}

const inUse = (folder: string, by: string, first: string) =>
  new StartError(`The data folder ${folder} is in use by ${by}. ${first} or set BOOSTDESK_DATA to another folder.`);

/** A file that may go away meanwhile. */
function look(file: string): Found | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), touched: statSync(file).mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Of a holder that cannot be asked: waits until it was silent for long enough, or the lock is another's or gone. A crash looks
 * like a holder that lives until then. How long is told by this process's own time: the file's is that of another clock.
 * @throws StartError where the holder is heard of; what `check` throws
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

/** Takes away what a crash left behind. Of several that would, one at a time does, so that no newer one is taken for it. */
function putAway(file: string, stale: Found): void {
  const turn = `${file}.turn`;
  if (!makeWhole(turn, claim())) {
    const other = look(turn);
    // A clock that was put back leaves a time that is still to come.
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

/** Says now and then that the holder lives; answers how to give the folder back. */
function hold(folder: string, beat: Omit<FolderBeat, 'lost'>): () => Promise<void> {
  const { file, own } = beat;
  const lost = `Another process has taken over the data folder ${folder} because this one didn’t respond for too long. This process is stopping and won’t write any more data.`;
  // The built server is one file, with the thread's beside it.
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
 * Holds the data folder for this process: the embedded database takes no lock of its own, and two processes on one folder lose
 * acknowledged writes. Returns the release. Where another process takes the folder over nevertheless, because this one was stopped
 * for long, this one is ended at once.
 * @throws StartError where a process of this machine holds it, where one elsewhere is heard of, or where several start at once
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
