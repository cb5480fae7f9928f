import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createFileAtomically, hasCode } from './atomic-write.ts';
import { StartError } from './start-error.ts';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'];

/** One by one, because a recursive `mkdir` never returns under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created it; the write probe shows whether it is a folder.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/**
 * Creates a missing data folder.
 * @throws StartError when it is not writable
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    if (!hasCode(error, ...NOT_WRITABLE)) throw error;
    throw new StartError(
      `Can’t write to the data folder ${folder}. Make it writable or set BOOSTDESK_DATA to another folder.`,
    );
  }
}

function readKey(path: string): Uint8Array {
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new StartError(
      `${path} doesn’t contain a valid key. Restore its 64 hex digits; data encrypted with the old key can’t be read with a new one.`,
    );
  }
  return Buffer.from(text, 'hex');
}

/**
 * Returns 32 bytes: the given key or that of the data folder, generated at the first start. Production generates none:
 * a new key would end all sessions and leave encrypted accounts unreadable.
 * @throws StartError when the key is missing in production or its file is malformed
 */
export function loadOrCreateKey(input: {
  readonly folder: string;
  readonly file: string;
  readonly setting: string;
  readonly given: string | undefined;
  readonly production: boolean;
}): Uint8Array {
  if (input.given !== undefined) return Buffer.from(input.given, 'hex');
  const path = join(input.folder, input.file);
  if (existsSync(path)) return readKey(path);
  if (input.production) {
    throw new StartError(
      `${input.setting} isn’t set and ${path} is missing. Set it to 64 hex digits (openssl rand -hex 32).`,
    );
  }
  // Of two processes that start at once, both read the key that was written first.
  createFileAtomically(path, `${randomBytes(32).toString('hex')}\n`);
  return readKey(path);
}
