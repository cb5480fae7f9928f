import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { NewerDatabaseError, openDb } from '../db/index.ts';
import { remedyFor } from './remedy.ts';
import { StartError } from './start-error.ts';

const config = { host: 'desk.invalid', sitePort: 3001 };
const error = (code: string, traits: Readonly<Record<string, unknown>> = {}) =>
  Object.assign(new Error(code), { code, ...traits });

test.each([
  ['what was foreseen', new StartError('Do this.'), 'Do this.'],
  ['a wrong setting', new ConfigError('Set that.'), 'Set that.'],
  ['newer data', new NewerDatabaseError(), 'made by a newer version'],
  [
    'a taken port',
    error('EADDRINUSE', { port: 3000 }),
    'Port 3000 is already in use. Stop the process using it, or choose another port: PORT=3010',
  ],
  ['a taken port of the site', error('EADDRINUSE', { port: 3001 }), 'choose another port: SITE_PORT=3011'],
  ['a port for the mighty', error('EACCES', { syscall: 'listen', port: 80 }), 'Can’t listen on this HOST or PORT'],
  ['a name that nobody knows', error('ENOTFOUND', { hostname: 'desk.invalid' }), 'Can’t listen on this HOST or PORT'],
  ['a name that nobody knows now', error('EAI_AGAIN', { hostname: 'desk.invalid' }), 'HOST or PORT'],
  ['a database nobody knows', error('ENOTFOUND', { hostname: 'db.invalid' }), 'Can’t reach DATABASE_URL or REDIS_URL'],
  ['a database that is down', error('ECONNREFUSED', { syscall: 'connect' }), 'Can’t reach DATABASE_URL or REDIS_URL'],
  ['a wrong password', error('28P01'), 'PostgreSQL rejected the connection'],
])('%s is said in one line, with what to do', (_, cause, line) => {
  expect(remedyFor(cause, config)).toContain(line);
});

test.each([
  ['a file that may not be read', error('EACCES', { syscall: 'open' })],
  ['what nobody foresaw', new TypeError('undefined is not a function')],
  ['no error', 'EADDRINUSE'],
])('%s is told as it is', (_, cause) => {
  expect(remedyFor(cause, config)).toBeUndefined();
});

test('a database whose files are damaged is told as such, with what to put back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'boostdesk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  const failed = await openDb({ url: undefined, folder }).catch((cause: unknown) => cause);
  expect(remedyFor(failed, config)).toContain(`The data in ${folder} can’t be opened`);
});

test('the name of a host that nobody knows is told as such by the system', async () => {
  const server = createServer();
  const failed = new Promise((resolve) => server.once('error', resolve));
  server.listen({ host: config.host, port: 0 });
  expect(remedyFor(await failed, config)).toContain('Can’t listen on this HOST or PORT');
});
