// A thread of its own, so that a long query keeps it from nothing: says that the holder of the data folder lives, and ends the
// whole process as soon as the lock is another's.
import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/** What the thread is given. */
export interface FolderBeat {
  readonly file: string;
  /** What stands in the lock as long as it is this process's. */
  readonly own: string;
  readonly everyMs: number;
  /** The line to end with where it is not. */
  readonly lost: string;
}

const { file, own, everyMs, lost }: FolderBeat = workerData;

/** Undefined where it cannot be read just now; the next beat tells. */
function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? '' : undefined;
  }
}

/** Nothing is closed: what this process still has in memory must not be written over what the other one has done. */
function endProcess(): void {
  try {
    writeSync(2, `${lost}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  const text = read();
  if (text !== undefined && text !== own) endProcess();
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // As above: the next beat tells.
  }
}, everyMs);
