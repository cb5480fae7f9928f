import { randomUUID } from 'node:crypto';
import { linkSync, rmSync, writeFileSync } from 'node:fs';

export const hasCode = (error: unknown, ...codes: string[]): error is Error =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

/** File systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'];

/** Mode 600; false when the file exists. Of several processes exactly one succeeds. */
export function createFileAtomically(path: string, text: string): boolean {
  // No process id: containers that share a folder may all be process 1.
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
