import { describe, expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-error.ts';

describe('isDatabaseUnavailable', () => {
  test.each([
    ['a statement timeout', { code: '57014' }, 'canceling statement due to statement timeout'],
    ['a lock timeout', { code: '55P03' }, 'canceling statement due to lock timeout'],
    ['a database that shuts down', { code: '57P01' }, 'terminating connection due to administrator command'],
    ['a refused connection', { code: 'ECONNREFUSED' }, 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['a missing socket file', { code: 'ENOENT', syscall: 'connect' }, 'connect ENOENT /run/.s.PGSQL.5432'],
    ['an unreachable host', { code: 'EHOSTDOWN' }, 'connect EHOSTDOWN 10.0.0.1:5432'],
    ['a full disk', { code: '53100' }, 'could not extend file'],
    ['a database without memory', { code: '53200' }, 'out of memory'],
    ['a closed database', { code: '55000' }, 'database "boostdesk" is not currently accepting connections'],
    ['a broken connection', {}, 'Connection terminated unexpectedly'],
    ['a database that hangs', {}, 'Query read timeout'],
    ['a pool without a free connection', {}, 'timeout exceeded when trying to connect'],
  ])('is true for %s', (_, facts, message) => {
    expect(isDatabaseUnavailable(Object.assign(new Error(message), facts))).toBe(true);
  });

  test.each([
    ['a broken constraint', Object.assign(new Error('duplicate key'), { code: '23505' })],
    ['another missing file', Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' })],
    ['an object in the wrong state', Object.assign(new Error('currval is not yet defined'), { code: '55000' })],
    ['a programming error', new TypeError('undefined is not a function')],
    ['a string', 'ECONNREFUSED'],
  ])('is false for %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
