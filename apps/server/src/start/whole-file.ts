import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

/** Whether an error of the file system has one of these codes. */
export const hasCode = (error: unknown, ...codes: string[]): error is Error =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** Some file systems know no links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/**
 * Makes a file that nobody ever sees half written; false where there is one already. Of several processes that try at once
 * exactly one makes it. For its owner alone.
 */
export function makeWhole(path: string, text: string): boolean {
  // Containers on one folder may all be process 1.
  const draft = `${path}.${randomUUID()}`;
  const write = (to: string) => writeFileSync(to, text, { mode: 0o600, flag: 'wx' });
  try {
    write(draft);
    try {
      linkSync(draft, path);
    } catch (error) {
      if (!hasCode(error, ...NO_LINKS)) throw error;
      write(path);
    }
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
