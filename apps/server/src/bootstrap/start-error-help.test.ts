import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { NewerDatabaseError, openDb } from '../db/index.ts';
import { StartError } from './start-error.ts';
import { explainStartError } from './start-error-help.ts';

const config = { host: 'desk.invalid', sitePort: 3001 };
const error = (code: string, traits: Readonly<Record<string, unknown>> = {}) =>
  Object.assign(new Error(code), { code, ...traits });

test.each([
  ['a StartError', new StartError('Do this.'), 'Do this.'],
  ['a wrong setting', new ConfigError('Set that.'), 'Set that.'],
  ['newer data', new NewerDatabaseError(), 'made by a newer version'],
  [
    'a taken port',
    error('EADDRINUSE', { port: 3000 }),
    'Port 3000 is already in use. Stop the process using it, or choose another port: PORT=3010',
  ],
  ['a taken port of the site', error('EADDRINUSE', { port: 3001 }), 'choose another port: SITE_PORT=3011'],
  ['a privileged port', error('EACCES', { syscall: 'listen', port: 80 }), 'Can’t listen on this HOST or PORT'],
  ['an unknown host name', error('ENOTFOUND', { hostname: 'desk.invalid' }), 'Can’t listen on this HOST or PORT'],
  ['a failed lookup of the host name', error('EAI_AGAIN', { hostname: 'desk.invalid' }), 'HOST or PORT'],
  ['an unknown database host', error('ENOTFOUND', { hostname: 'db.invalid' }), 'Can’t reach DATABASE_URL or REDIS_URL'],
  ['a database that is down', error('ECONNREFUSED', { syscall: 'connect' }), 'Can’t reach DATABASE_URL or REDIS_URL'],
  ['a wrong password', error('28P01'), 'PostgreSQL rejected the connection'],
])('explainStartError explains %s', (_, cause, line) => {
  expect(explainStartError(cause, config)).toContain(line);
});

test.each([
  ['an unreadable file', error('EACCES', { syscall: 'open' })],
  ['an unexpected error', new TypeError('undefined is not a function')],
  ['a string', 'EADDRINUSE'],
])('explainStartError returns undefined for %s', (_, cause) => {
  expect(explainStartError(cause, config)).toBeUndefined();
});

test('explainStartError names the data folder when the database files are damaged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  const failed = await openDb({ url: undefined, folder }).catch((cause: unknown) => cause);
  expect(explainStartError(failed, config)).toContain(`The data in ${folder} can’t be opened`);
});

test('explainStartError explains the system’s error for an unknown host', async () => {
  const server = createServer();
  const failed = new Promise((resolve) => server.once('error', resolve));
  server.listen({ host: config.host, port: 0 });
  expect(explainStartError(await failed, config)).toContain('Can’t listen on this HOST or PORT');
});
