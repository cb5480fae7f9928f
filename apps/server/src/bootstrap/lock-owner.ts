import { readFileSync, readlinkSync } from 'node:fs';
import { hasCode } from './atomic-write.ts';

/** Replaces a value that the system does not provide, as outside Linux. */
const UNKNOWN = '-';

function systemText(read: () => string): string {
  try {
    return read() || UNKNOWN;
  } catch {
    return UNKNOWN;
  }
}

/** Distinguishes the process from a later one with the same id. Needs /proc. */
const startTimeOf = (pid: number): string =>
  systemText(() => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  });

/** Process ids are unique only within one boot and one container. */
const bootId = () => systemText(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim());
const pidNamespace = () => systemText(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, ''));

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Process id, start time, boot id and PID namespace, the content of a lock file. */
export const describeOwner = (): string => [process.pid, startTimeOf(process.pid), bootId(), pidNamespace()].join(' ');

/**
 * Returns the process id, 'gone' when the process has ended, or 'elsewhere' when it cannot be checked: in another
 * container, of an earlier boot, or without a location.
 */
export function findHolder(text: string): number | 'gone' | 'elsewhere' {
  const [pid = '', start = '', holderBootId = '', space = ''] = text.trim().split(' ');
  if (holderBootId !== bootId() || space !== pidNamespace()) return 'elsewhere';
  const id = Number.parseInt(pid, 10);
  return id > 0 && isRunning(id) && startTimeOf(id) === start ? id : 'gone';
}
