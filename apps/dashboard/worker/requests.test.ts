import { expect, test } from 'vitest';
import { classifyRequest, isAppWindow } from './requests.ts';

const origin = 'https://desk.example';
const page = (path: string) => classifyRequest({ url: `${origin}${path}`, method: 'GET', mode: 'navigate' }, origin);
const call = (path: string, method = 'GET') =>
  classifyRequest({ url: `${origin}${path}`, method, mode: 'cors' }, origin);

test.each(['/', '/orders', '/order/10001', '/admin/users?row=4', '/apis'])(
  'a navigation to %s is classified as page',
  (path) => {
    expect(page(path)).toBe('page');
  },
);

test.each(['/api/order/get', '/socket.io/', '/docs', '/loggedIn/a.b.c', '/health', '/sw.js', '/onesignal/x'])(
  'a navigation to %s is left to the server',
  (path) => {
    expect(page(path)).toBeNull();
  },
);

test.each([
  ['/api/order/getList', 'POST'],
  ['/api/getExchangeRate/USD/EUR', 'GET'],
  ['/order/getList', 'POST'],
  ['/getExchangeRate/USD/EUR', 'GET'],
  ['/socket.io/?transport=polling', 'GET'],
  ['/pictures/abc.webp', 'GET'],
  ['/config.json', 'POST'],
])('the worker ignores the request %s with method %s', (path, method) => {
  expect(call(path, method)).toBeNull();
});

test('assets, configuration and icons are classified, and requests to other origins are ignored', () => {
  expect(call('/assets/index-abc.js')).toBe('asset');
  expect(call('/config.json')).toBe('config');
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/manifest.ar.webmanifest', '/icons/icon-192.png'])
    expect(call(path)).toBe('icon');
  for (const path of ['/favicon.ico', '/icons/../sw.js', '/sounds/neworder.mp3']) expect(call(path)).toBeNull();
  expect(classifyRequest({ url: 'https://api.example/assets/a.js', method: 'GET', mode: 'cors' }, origin)).toBeNull();
  expect(classifyRequest({ url: 'https://api.example/', method: 'GET', mode: 'navigate' }, origin)).toBeNull();
});

test.each([
  ['/', true],
  ['/order/10001?tab=chat', true],
  ['/loggedIn/a.b.c', true],
  ['/docs', false],
  ['/health', false],
  ['/pictures/abc.webp', false],
])('isAppWindow of %s is %s', (path, isApp) => {
  expect(isAppWindow(`${origin}${path}`, origin)).toBe(isApp);
});
