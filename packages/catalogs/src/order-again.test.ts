import { expect, test } from 'vitest';
import { orderAgainPath, type PastOrder } from './order-again.ts';

const climb: PastOrder = {
  game: 3,
  serviceId: 1,
  service: 'League boosting',
  server: 2,
  platform: 'PC',
  progress: { kind: 'rank', now: 19, lp: 20, target: 19 },
  details: { lpGain: 20, priorityOrder: true, queue: 'Flex', info: 'A note', coupon: 'WELCOME10' },
  price: { currency: 'EUR' },
};
const queryOf = (order: PastOrder) =>
  Object.fromEntries(new URL(orderAgainPath(order) ?? '', 'https://x.y').searchParams);

test('a climb starts at the reached rank, with the same options and no target', () => {
  expect(orderAgainPath(climb)).toMatch(/^\/lol-elo-boost\?/);
  expect(queryOf(climb)).toEqual({
    from: '19',
    lp: '20',
    gain: '20',
    server: '2',
    platform: 'PC',
    with: 'priorityOrder',
    queue: 'Flex',
    currency: 'EUR',
  });
});

test('a count asks for as many again', () => {
  const order: PastOrder = { ...climb, serviceId: 2, progress: { kind: 'count', target: 7 }, details: {} };
  expect(queryOf(order)).toEqual({ count: '7', server: '2', platform: 'PC', currency: 'EUR' });
});

test('champions are named with their option', () => {
  const details = { specificChampions: ['Ahri', 'Zed'], streaming: true };
  expect(queryOf({ ...climb, details })).toMatchObject({
    with: 'streaming,specificChampions',
    champions: 'Ahri, Zed',
  });
});

test('a service that is sold by its link only has that link', () => {
  const order = { ...climb, game: 0, serviceId: null, service: 'No such service' };
  expect(orderAgainPath(order)).toBeNull();
});

test('an account of a seller cannot be ordered again', () => {
  expect(orderAgainPath({ ...climb, details: { AccountID: '7' } })).toBeNull();
  expect(orderAgainPath({ ...climb, serviceId: 13, details: {} })).toBeNull();
});
