import { readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from './whole-file.ts';

/** What the system does not tell, as outside Linux. */
const UNKNOWN = '-';

function systemText(read: () => string): string {
  try {
    return read() || UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Tells a process from a later one with the same number. Where /proc is missing the number alone must do. */
const startedAt = (pid: number): string =>
  systemText(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

/** The run of the system, and within it the container: process numbers count only there. */
const boot = () => systemText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
const container = () => systemText(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** What this process writes into a lock: its number, when it started, and where the number counts. */
export const claim = (): string => [process.pid, startedAt(process.pid), boot(), container()].join(' ');

/**
 * The number of the process that holds a lock with this text; 'gone' where there is none any more, 'elsewhere' where it cannot be
 * asked: in another container, of another run of the system, or one that does not say where it is.
 */
export function holderOf(text: string): number | 'gone' | 'elsewhere' {
  const [pid = '', start = '', bootId = '', space = ''] = text.trim().split(' ');
  if (bootId !== boot() || space !== container()) return 'elsewhere';
  const id = Number.parseInt(pid, 10);
  return id > 0 && isRunning(id) && startedAt(id) === start ? id : 'gone';
}
