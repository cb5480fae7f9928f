// In a worker thread, so that a long query cannot delay the heartbeat. Ends the process when another has taken the
// lock.
import { readFileSync, utimesSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

export interface LockHeartbeat {
  readonly file: string;
  readonly content: string;
  readonly everyMs: number;
  /** Written to stderr when the lock is lost. */
  readonly takeoverMessage: string;
}

const { file, content, everyMs, takeoverMessage }: LockHeartbeat = workerData;

/** Returns undefined when the file is unreadable for now; the next beat retries. */
function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? '' : undefined;
  }
}

/** Closes nothing, so that data in memory cannot overwrite what the new holder wrote. */
function endProcess(): void {
  try {
    writeSync(2, `${takeoverMessage}\n`);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

setInterval(() => {
  const text = read();
  if (text !== undefined && text !== content) endProcess();
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The next beat retries.
  }
}, everyMs);
