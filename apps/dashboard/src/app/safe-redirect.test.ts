import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each(['/', '/orders', '/order/10482?tab=chat', '/admin/sitelogs?order=10482#top'])(
  'keeps the own path %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  '',
  'orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  ' //evil.example',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'http://localhost:3000@evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.example/x',
  'file:///etc/passwd',
  '/\u0000/evil.example',
  '/%2f\\evil.example',
  '@evil.example',
  '.evil.example',
  '/loggedIn/another-token',
  '/LoggedIn/another-token',
])('turns %j into the root', (path) => {
  expect(safeRedirect(path)).toBe('/');
});
