/** SQLSTATE codes of an unavailable database: https://www.postgresql.org/docs/15/errcodes-appendix.html */
const UNAVAILABLE_CODES = new Set([
  '57014', // query_canceled: statement_timeout
  '55P03', // lock_not_available: lock_timeout
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53100', // disk_full
  '53200', // out_of_memory
  '53300', // too_many_connections
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '08P01', // protocol_violation: a pooler lost its server
  '25006', // read_only_sql_transaction: the primary became a standby
  '57P05', // idle_session_timeout
]);
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** SQLSTATE 55000 (object_not_in_prerequisite_state) also has causes that concern one object. */
const NOT_ACCEPTING = /not currently accepting connections/;
/** node-postgres errors without a code. */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/;

/** Whether a retry may succeed because the database is unavailable or overloaded. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (code === '55000') return NOT_ACCEPTING.test(error.message);
  // The socket file of a stopped PostgreSQL; other missing files have this code too.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return UNAVAILABLE_CODES.has(code) || NETWORK_CODES.has(code) || MESSAGES.test(error.message);
}

export const isQueryTimeout = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '57014') || error.message === 'Query read timeout');
