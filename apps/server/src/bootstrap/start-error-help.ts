import { type Config, ConfigError } from '../config.ts';
import { NewerDatabaseError, UnreadableDatabaseError } from '../db/index.ts';
import { hasCode } from './atomic-write.ts';
import { StartError } from './start-error.ts';

/** PostgreSQL: unknown user or wrong password, no such database, no right to it. */
const ACCESS_DENIED_CODES = ['28P01', '28000', '3D000', '42501'];

/** Whether the own host name is unknown, or the address is not one of this machine. */
function isListenError(error: unknown, host: string | undefined): boolean {
  if (hasCode(error, 'EADDRNOTAVAIL', 'EACCES')) return 'syscall' in error && error.syscall === 'listen';
  return hasCode(error, 'ENOTFOUND', 'EAI_AGAIN') && 'hostname' in error && error.hostname === host;
}

/** Returns one line with the reason and the remedy; undefined for an unexpected error. */
export function explainStartError(
  error: unknown,
  config: Pick<Config, 'host' | 'sitePort'> | undefined,
): string | undefined {
  if (error instanceof StartError || error instanceof ConfigError) return error.message;
  if (error instanceof NewerDatabaseError) {
    return 'The data was made by a newer version of Boostdesk. Update this one, or set BOOSTDESK_DATA (or DATABASE_URL) to other data.';
  }
  if (error instanceof UnreadableDatabaseError) {
    return `The data in ${error.message} can’t be opened (${String(error.cause)}). The files may belong to another user, the disk or memory may be full, or the files may be damaged. If they’re damaged, restore your last backup of the data folder (docs/operations.md).`;
  }
  if (hasCode(error, 'EADDRINUSE')) {
    const port = 'port' in error ? String(error.port) : '?';
    const setting = port === String(config?.sitePort) ? 'SITE_PORT' : 'PORT';
    return `Port ${port} is already in use. Stop the process using it, or choose another port: ${setting}=${Number(port) + 10} npm start`;
  }
  if (isListenError(error, config?.host)) {
    return 'Can’t listen on this HOST or PORT. Choose an address of this machine and a port of 1024 or higher (HOST, PORT, SITE_PORT).';
  }
  if (hasCode(error, 'ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH')) {
    return 'Can’t reach DATABASE_URL or REDIS_URL. Start the server, correct its address, or unset the setting to use the embedded one.';
  }
  if (hasCode(error, ...ACCESS_DENIED_CODES)) {
    return 'PostgreSQL rejected the connection. Check the user, password and database name in DATABASE_URL.';
  }
  return undefined;
}
