import { linkSync, readFileSync, readlinkSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';
import { hasCode, makeWhole } from './whole-file.ts';

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

/** Throws where the holder lives, or may. */
function assertGone(folder: string, file: string, text: string): void {
  const [pid = '', start = '', bootId = '', space = ''] = text.trim().split(' ');
  const id = Number.parseInt(pid, 10);
  if (!(id > 0)) return;
  if (bootId !== '' && bootId !== boot()) return;
  if (space !== '' && space !== container()) {
    throw inUse(folder, 'another container', `Stop that one first; if it is gone, delete ${file}`);
  }
  if (isRunning(id) && startedAt(id) === start) throw inUse(folder, `process ${id}`, 'Stop that one first');
}

/** Puts away what a crash left behind; whatever else stands there by now is put back. */
function putAway(file: string, stale: string): void {
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    if (readFileSync(aside, 'utf8') !== stale) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/**
 * Holds the data folder for this process: the embedded database takes no lock of its own, and two processes on one folder lose
 * acknowledged writes. Returns the release.
 * @throws StartError where another process holds it
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    if (makeWhole(file, `${claim()}\n`)) return () => rmSync(file, { force: true });
    const text = read(file);
    if (text === undefined) continue;
    assertGone(folder, file, text);
    putAway(file, text);
  }
  throw inUse(folder, 'several starts at once', 'Start one again');
}
