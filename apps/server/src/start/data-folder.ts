import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The server cannot start; the message is one line that says why and what to do. */
export class StartError extends Error {
  override name = 'StartError';
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));

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
      `Cannot write to the data folder ${folder}. Make it writable, or set BOOSTDESK_DATA to another one.`,
    );
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

/** Tells this process from a later one with the same number. Where /proc is missing the number alone must do. */
function startedAt(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function holderOf(file: string): number | undefined {
  const [pid = '', start = ''] = readFileSync(file, 'utf8').trim().split(' ');
  const id = Number.parseInt(pid, 10);
  return id > 0 && isRunning(id) && startedAt(id) === start ? id : undefined;
}

/**
 * Holds the data folder for this process: the embedded database takes no lock of its own, and two processes on one folder lose
 * acknowledged writes. Returns the release.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock');
  for (let attempt = 1; ; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, `${process.pid} ${startedAt(process.pid)}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      const holder = holderOf(file);
      if (holder !== undefined || attempt === 3) {
        throw new StartError(
          `The data folder ${folder} is in use by process ${holder ?? '?'}. Stop that one first, or set BOOSTDESK_DATA to another folder.`,
        );
      }
      // Its holder is gone: a crash left it behind.
      rmSync(file, { force: true });
    }
  }
}

function readKey(path: string): Uint8Array {
  const text = readFileSync(path, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(text)) {
    throw new StartError(
      `${path} is no key. Put back the 64 hex digits it held; a new one opens nothing that is sealed.`,
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
      `${input.setting} is not set and ${path} is missing. Set it to 64 hex digits (openssl rand -hex 32).`,
    );
  }
  const key = randomBytes(32);
  writeFileSync(path, `${key.toString('hex')}\n`, { mode: 0o600 });
  return key;
}
