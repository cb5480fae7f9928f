import { describe, expect, test } from 'vitest';
import { dashboardPath, destinationOf } from './safe-redirect.ts';

const DASHBOARD = 'https://desk.example';

describe('a redirect to the dashboard is a path of the dashboard', () => {
  test.each([
    ['/order/7', '/order/7'],
    ['/orders?status=1#top', '/orders?status=1#top'],
    ['/', '/'],
    [null, '/'],
    ['', '/'],
    ['orders', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['https://evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/loggedIn/abc', '/'],
    ['/x/../loggedin', '/'],
  ])('%j leads to %s', (wanted, path) => {
    expect(dashboardPath(wanted)).toBe(path);
  });
});

describe('a sign-in leads back to where it was asked for', () => {
  test.each([
    ['/?game=lol&from=13', 'site', '/?game=lol&from=13'],
    ['/pay/10001', 'site', '/pay/10001'],
    [null, 'dashboard', '/'],
    ['/logout', 'dashboard', '/'],
    ['/signin?redirect=/signin', 'dashboard', '/'],
    ['//evil.example/a', 'dashboard', '/'],
    ['https://evil.example/orders', 'dashboard', '/'],
    [`${DASHBOARD}.evil.example/orders`, 'dashboard', '/'],
    [`${DASHBOARD}/orders?a=1`, 'dashboard', '/orders?a=1'],
    [`${DASHBOARD}/loggedIn/abc`, 'dashboard', '/'],
  ])('%j: %s %s', (wanted, at, path) => {
    expect(destinationOf(wanted, DASHBOARD)).toEqual({ at, path });
  });
});
