import { expect, test } from 'vitest';
import { orderAgainPath, type PastOrder } from './order-again.ts';
import { serviceBySlug } from './services.ts';

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

test('the details of the service are kept', () => {
  const details = { ...climb.details, role: 'Mid', promoStatus: '1 win', spellOrder: 'Flash on D' };
  expect(queryOf({ ...climb, details })).toMatchObject({ role: 'Mid', promoStatus: '1 win', spellOrder: 'Flash on D' });
});

test('names, numbers and flags are kept, and points start where the order ended', () => {
  const byLink = (service: string, game: number, details: PastOrder['details']) =>
    queryOf({ ...climb, game, serviceId: null, service, progress: { kind: 'count', target: 2 }, details });
  const dungeons = { class: 'Monk', layers: 3, dungeons: ['Ara-Kara', 'Dawnbreaker'] };
  expect(byLink('Mythic dungeons', 13, dungeons)).toMatchObject({
    class: 'Monk',
    layers: '3',
    dungeons: 'Ara-Kara, Dawnbreaker',
  });
  const count = { kind: 'count', target: 2 } as const;
  const mastery = { points: { from: 100, to: 300 }, champion: 'Ahri' };
  const { id } = serviceBySlug('lol-champion-mastery');
  expect(queryOf({ ...climb, serviceId: id, progress: count, details: mastery })).toMatchObject({
    points: '300',
    champion: 'Ahri',
  });
  const leveling = { ...climb, serviceId: serviceBySlug('lol-account-leveling').id, progress: count };
  expect(queryOf({ ...leveling, details: { XPboost: true } })).toMatchObject({ XPboost: '1' });
});

test.each([
  ['with a value that is no longer a choice', { role: 'Healer' }],
  ['of another service', { dungeons: ['Ara-Kara'] }],
  ['with points that have no end', { points: { from: 1 } }],
])('details %s are left out', (_, details) => {
  expect(Object.keys(queryOf({ ...climb, details }))).toEqual(['from', 'lp', 'server', 'platform', 'currency']);
});

test('a service that is sold by its link only has that link', () => {
  const order = { ...climb, game: 0, serviceId: null, service: 'No such service' };
  expect(orderAgainPath(order)).toBeNull();
});

test('an account of a seller cannot be ordered again', () => {
  expect(orderAgainPath({ ...climb, details: { AccountID: '7' } })).toBeNull();
  expect(orderAgainPath({ ...climb, serviceId: 13, details: {} })).toBeNull();
});
