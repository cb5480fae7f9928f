import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createFileAtomically, hasCode } from './atomic-write.ts';
import type { LockHeartbeat } from './lock-heartbeat.ts';
import { describeOwner, findHolder } from './lock-owner.ts';
import type { Shutdown } from './shutdown.ts';
import { StartError } from './start-error.ts';

const HEARTBEAT_MS = 5_000;
/** Time since the last heartbeat of a holder whose process cannot be checked. */
const STALE_AFTER_MS = 30_000;
const POLL_INTERVAL_MS = 500;

export interface LockWait extends Pick<Shutdown, 'throwIfClosing'> {
  readonly print: (line: string) => void;
}

interface LockFile {
  readonly text: string;
  /** Time of the file's last change, in ms since 1970. */
  readonly modifiedMs: number;
}

const folderInUse = (folder: string, by: string, first: string) =>
  new StartError(`The data folder ${folder} is in use by ${by}. ${first} or set BOOSTDESK_DATA to another folder.`);

function readLockFile(file: string): LockFile | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), modifiedMs: statSync(file).mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Waits until a holder whose process cannot be checked has sent no heartbeat for 30 s, or its lock changes. Measures
 * with its own clock, as the file's time may be another machine's.
 * @throws StartError at a heartbeat; also what `check` throws
 */
async function waitUntilStale(
  folder: string,
  file: string,
  found: LockFile,
  { print, throwIfClosing }: LockWait,
): Promise<void> {
  const silentMs = Math.max(0, Date.now() - found.modifiedMs);
  if (silentMs >= STALE_AFTER_MS) return;
  const until = performance.now() + STALE_AFTER_MS - silentMs;
  print(
    `The data folder ${folder} is locked by another process, either in another container or one that crashed. Waiting ${Math.ceil((STALE_AFTER_MS - silentMs) / 1_000)} s for it to respond …`,
  );
  while (performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    throwIfClosing();
    const now = readLockFile(file);
    if (now?.text !== found.text) return;
    if (now.modifiedMs !== found.modifiedMs)
      throw folderInUse(folder, 'a process on another machine', 'Stop that one first');
  }
}

/** A turn file lets one process remove the lock at a time, so that nobody removes a newer one. */
function removeStaleLock(file: string, stale: LockFile): void {
  const turn = `${file}.turn`;
  if (!createFileAtomically(turn, describeOwner())) {
    const other = readLockFile(turn);
    // The time is in the future after the clock was set back.
    if (other !== undefined && Math.abs(Date.now() - other.modifiedMs) >= STALE_AFTER_MS) rmSync(turn, { force: true });
    return;
  }
  try {
    const now = readLockFile(file);
    if (now?.text === stale.text && now.modifiedMs === stale.modifiedMs) rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

function startHeartbeat(folder: string, heartbeat: Omit<LockHeartbeat, 'takeoverMessage'>): () => Promise<void> {
  const { file, content } = heartbeat;
  const takeoverMessage = `Another process has taken over the data folder ${folder} because this one didn’t respond for too long. This process is stopping and won’t write any more data.`;
  // The worker is a file of its own in the build, too.
  const script = new URL(
    import.meta.url.endsWith('.ts') ? './lock-heartbeat.ts' : './lock-heartbeat.js',
    import.meta.url,
  );
  const workerData: LockHeartbeat = { ...heartbeat, takeoverMessage };
  const thread = new Worker(script, { workerData });
  thread.unref();
  return async () => {
    await thread.terminate();
    if (readLockFile(file)?.text === content) rmSync(file, { force: true });
  };
}

/**
 * Returns the release. The embedded database has no lock, and two processes on one folder lose acknowledged writes. The
 * process is killed when another takes the lock, as after a long suspension.
 * @throws StartError when another process holds the lock, or several start at once
 */
export async function lockDataFolder(
  folder: string,
  wait: LockWait,
  everyMs = HEARTBEAT_MS,
): Promise<() => Promise<void>> {
  const file = join(folder, 'lock');
  const content = `${describeOwner()}\n`;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (createFileAtomically(file, content)) return startHeartbeat(folder, { file, content, everyMs });
    const found = readLockFile(file);
    if (found === undefined) continue;
    const holder = findHolder(found.text);
    if (typeof holder === 'number') throw folderInUse(folder, `process ${holder}`, 'Stop that one first');
    if (holder === 'elsewhere') await waitUntilStale(folder, file, found, wait);
    removeStaleLock(file, found);
  }
  throw folderInUse(folder, 'several processes starting at once', 'Start one of them again');
}
