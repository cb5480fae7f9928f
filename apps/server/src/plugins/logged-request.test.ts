import { expect, test } from 'vitest';
import { toLogEntry } from './logged-request.ts';

test.each([
  ['/order/10001', '/order/10001'],
  ['/loggedIn/eyJ.eyJ.abc?redirect=/orders', '/loggedIn/…'],
  ['/LOGGEDIN/eyJ.eyJ.abc', '/loggedIn/…'],
  ['/loggedIn/', '/loggedIn/…'],
  ['/new-password/aB-_c', '/new-password/…'],
  ['/socket.io/?EIO=4&token=abc', '/socket.io/'],
  ['/x?a\n?b', '/x'],
])('%j is logged as %j', (url, logged) => {
  expect(toLogEntry({ method: 'GET', url, ip: '::1' })).toEqual({ method: 'GET', url: logged, remoteAddress: '::1' });
});
