import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './start-error.ts';
import { hasCode, makeWhole } from './whole-file.ts';

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENOENT'];

/**
 * Level by level from the top: asked for all levels at once, Node tries for ever where a folder above exists and takes none
 * (as in /proc).
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process made it in between; whether it is a folder shows when something is written into it.
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** Makes the folder if need be. */
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
 * A key of 32 bytes: the given one, or the one kept in the data folder, made on first start. In production a missing one stops
 * the start: a key that appears from nowhere would sign every user out and open no sealed account.
 */
export function keyFor(input: {
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
  // Of two first starts at once one makes it, and both read what is kept.
  makeWhole(path, `${randomBytes(32).toString('hex')}\n`);
  return readKey(path);
}
