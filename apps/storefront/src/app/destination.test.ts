import { describe, expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const DASHBOARD = 'https://desk.example';

describe('sign-in redirects to the page that required it', () => {
  test.each([
    ['/?game=lol&from=13', 'site', '/?game=lol&from=13'],
    ['/pay/10001', 'site', '/pay/10001'],
    [null, 'dashboard', '/'],
    ['/logout', 'dashboard', '/'],
    ['/signin?redirect=/signin', 'dashboard', '/'],
    ['//evil.example/a', 'dashboard', '/'],
    ['/x/..//evil.example', 'dashboard', '/'],
    ['/signin?again', 'dashboard', '/'],
    [`${DASHBOARD}//evil.example/a`, 'dashboard', '/'],
    ['https://evil.example/orders', 'dashboard', '/'],
    [`${DASHBOARD}.evil.example/orders`, 'dashboard', '/'],
    [`${DASHBOARD}/orders?a=1`, 'dashboard', '/orders?a=1'],
    [`${DASHBOARD}/loggedIn/abc`, 'dashboard', '/'],
  ])('destinationOf(%j): %s %s', (wanted, at, path) => {
    expect(destinationOf(wanted, DASHBOARD)).toEqual({ at, path });
  });
});
