import { readFileSync, readlinkSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { hasCode, makeWhole } from './whole-file.ts';

/** Its holder says so often that it lives, in ms. */
const BEAT_MS = 5_000;
/** Who has not said so for so long, in ms, is gone, where nothing else can tell. */
const SILENT_MS = 30_000;

/** What can be read of a system file; empty where it is missing, as outside Linux. */
function systemText(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Tells a process from a later one with the same number. Where /proc is missing the number alone must do. */
function startedAt(pid: number): string {
  const stat = systemText(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

/** The run of the system, and within it the container: process numbers count only there. */
const boot = () => systemText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
const container = () => systemText(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''));

const claim = (): string => [process.pid, startedAt(process.pid), boot(), container()].join(' ');

const inUse = (folder: string, by: string, first: string) =>
  new StartError(`The data folder ${folder} is in use by ${by}. ${first}, or set BOOSTDESK_DATA to another folder.`);

/** A file that may go away meanwhile: what stands in it, and when it was last touched. */
function look(file: string): { readonly text: string; readonly isFresh: boolean } | undefined {
  try {
    return { text: readFileSync(file, 'utf8'), isFresh: Date.now() - statSync(file).mtimeMs < SILENT_MS };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Throws where the holder lives, or may. */
function assertGone(folder: string, { text, isFresh }: { readonly text: string; readonly isFresh: boolean }): void {
  const [pid = '', start = '', bootId = '', space = ''] = text.trim().split(' ');
  const id = Number.parseInt(pid, 10);
  const isElsewhere = (bootId !== '' && bootId !== boot()) || (space !== '' && space !== container());
  if (isElsewhere || text === '') {
    if (isFresh)
      throw inUse(folder, 'a process elsewhere', `Stop that one and start again ${SILENT_MS / 1_000} s later`);
  } else if (id > 0 && isRunning(id) && startedAt(id) === start) {
    throw inUse(folder, `process ${id}`, 'Stop that one first');
  }
}

/** Takes away what a crash left behind. Of several that would, one at a time does, so that no newer one is taken for it. */
function putAway(folder: string, file: string, stale: string): void {
  const turn = `${file}.turn`;
  if (!makeWhole(turn, claim())) {
    if (look(turn)?.isFresh === false) rmSync(turn, { force: true });
    return;
  }
  try {
    const now = look(file);
    if (now?.text !== stale) return;
    assertGone(folder, now);
    rmSync(file, { force: true });
  } finally {
    rmSync(turn, { force: true });
  }
}

/** Says now and then that the holder lives; answers how to give the folder back. */
function hold(file: string, own: string): () => void {
  const beat = setInterval(() => {
    const now = new Date();
    try {
      utimesSync(file, now, now);
    } catch {
      // Who took the file away by hand has decided to.
    }
  }, BEAT_MS);
  beat.unref();
  return () => {
    clearInterval(beat);
    if (look(file)?.text === own) rmSync(file, { force: true });
  };
}

/**
 * Holds the data folder for this process: the embedded database takes no lock of its own, and two processes on one folder lose
 * acknowledged writes. Returns the release.
 * @throws StartError where another process holds it, or one in another container that was heard of within the last 30 s
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  const own = `${claim()}\n`;
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (makeWhole(file, own)) return hold(file, own);
    const found = look(file);
    if (found === undefined) continue;
    assertGone(folder, found);
    putAway(folder, file, found.text);
  }
  throw inUse(folder, 'several starts at once', 'Start one again');
}
