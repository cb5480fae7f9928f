import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gameById, games } from './games.ts';
import { ladder, ladderIds } from './ladders.ts';
import { tierPrices } from './prices.data.ts';
import { isSold, quoteOrder } from './quote.ts';
import { lacksChampions, needsAccount, optionNames } from './quote-order.ts';
import type { Quote, QuoteInput, QuoteLine, QuoteRefusalReason } from './quote-types.ts';
import { serverById, serversFor } from './servers.ts';
import { gameOfService, serviceById, services } from './services.ts';

const climb: QuoteInput = { serviceId: 1, serverId: 2, from: 15, target: 21 };

function quoted(input: QuoteInput): Quote {
  const quote = quoteOrder(input);
  if (!quote.ok) throw new Error(`${quote.reason} ${quote.field}`);
  return quote;
}

const amounts = (input: QuoteInput) => quoted(input).lines.map((line) => line.amount);

test('quote lines of a climb from Gold II to Diamond IV', () => {
  const options = { appearOffline: true, specificChampions: true };
  const coupon = { code: 'CLIMB', kind: 'amount', value: 330 } as const;
  const quote = quoted({ ...climb, options, coupon, coins: 150 });
  expect(quote.lines).toEqual([
    { code: 'steps', params: { ladder: 'standard', from: 15, to: 17, count: 2 }, amount: 2_200, note: null },
    { code: 'steps', params: { ladder: 'standard', from: 17, to: 20, count: 3 }, amount: 4_500, note: null },
    { code: 'steps', params: { ladder: 'standard', from: 20, to: 21, count: 1 }, amount: 2_100, note: null },
    { code: 'option', params: { option: 'appearOffline', percent: 0 }, amount: 0, note: 'free' },
    { code: 'option', params: { option: 'specificChampions', percent: 10 }, amount: 880, note: null },
    { code: 'coupon', params: { coupon: 'CLIMB' }, amount: -330, note: null },
    { code: 'coins', params: { coins: 150 }, amount: -150, note: null },
  ]);
  expect(quote).toMatchObject({ price: 9_680, total: 9_200, currency: 'USD', coinsUsed: 150, days: 6 });
  expect(quote.order.details).toEqual({
    ...{ server: 'EU-West', platform: 'PC', currentLp: 0, lpGain: 20 },
    ...{ appearOffline: true, specificChampions: true },
  });
});

test.each<[string, QuoteInput, number]>([
  ['one division', { ...climb, target: 16 }, 1_100],
  ['current points discount the first step', { ...climb, target: 16, lp: 59 }, 880],
  ['current points discount only the first step', { ...climb, target: 17, lp: 59 }, 1_980],
  ['a low gain of points costs more', { ...climb, target: 16, lpGain: 15 }, 1_265],
  ['duo queue costs 40 percent more', { ...climb, serviceId: 3, target: 16 }, 1_540],
  ['TFT is cheaper on the same ladder', { ...climb, serviceId: 18, target: 16 }, 880],
  ['Valorant has its own ladder', { serviceId: 24, serverId: 25, from: 10, target: 13 }, 3_300],
  [
    'Wild Rift climbs through Emerald',
    { serviceId: 32, serverId: 15, from: 20, target: 25 },
    2_100 + 3 * 1_900 + 2_400,
  ],
  ['ranked wins by the rank they are played in', { serviceId: 2, serverId: 2, from: 13, count: 4 }, 1_320],
  ['placement of an unranked account', { serviceId: 4, serverId: 2, from: 0, count: 10 }, 2_240],
  ['net wins', { serviceId: 8, serverId: 2, from: 13, count: 2 }, 880],
  ['normal matches', { serviceId: 5, serverId: 2, count: 3 }, 750],
  ['coaching by the hour', { serviceId: 15, count: 2 }, 4_000],
  ['leveling', { serviceId: 16, serverId: 2, count: 30 }, 5_400],
  ['guides', { serviceId: 14 }, 1_900],
  [
    'a catalogue service by its slug',
    { gameId: 3, serviceSlug: 'lol-boosting', serverId: 2, from: 15, target: 16 },
    1_100,
  ],
  ['raids by clears', { gameId: 13, serviceSlug: 'wow-raids', serverId: 31, count: 3 }, 6_000],
  [
    'divisions of a game without a ladder',
    { gameId: 7, serviceSlug: 'apex-rank-boost', serverId: 31, count: 3 },
    3_600,
  ],
  ['wins of a game without a ladder', { gameId: 7, serviceSlug: 'apex-wins', serverId: 31, count: 4 }, 2_000],
  ['calibration', { gameId: 1, serviceSlug: 'dota-2-calibration', serverId: 31, count: 10 }, 4_500],
  ['coaching for another game by the hour', { gameId: 1, serviceSlug: 'dota-2-coaching', count: 2 }, 4_000],
])('%s', (_what, input, total) => {
  expect(quoted(input).total).toBe(total);
});

test.each<[string, QuoteInput, readonly QuoteLine[]]>([
  [
    'coaching by the hour',
    { serviceId: 15, count: 2 },
    [{ code: 'units', params: { unit: 'hours', count: 2 }, amount: 4_000, note: null }],
  ],
  [
    'a thing with one price',
    { serviceId: 14 },
    [{ code: 'flat', params: { serviceId: 14 }, amount: 1_900, note: null }],
  ],
  [
    'a climb with points in hand and wins that bring little',
    { ...climb, target: 16, lp: 40, lpGain: 17 },
    [
      { code: 'steps', params: { ladder: 'standard', from: 15, to: 16, count: 1 }, amount: 1_100, note: null },
      { code: 'lp', params: { lp: 40, percent: 20 }, amount: -220, note: null },
      { code: 'lowLpGain', params: { lpGain: 17, percent: 15 }, amount: 165, note: null },
    ],
  ],
  [
    'more coins than the price needs',
    { serviceId: 14, coins: 2_000 },
    [
      { code: 'flat', params: { serviceId: 14 }, amount: 1_900, note: null },
      { code: 'coins', params: { coins: 1_900 }, amount: -1_900, note: 'capped' },
    ],
  ],
])('quote lines of %s', (_what, input, lines) => {
  expect(quoted(input).lines).toEqual(lines);
});

test.each([
  ['appearOffline', 0],
  ['specificChampions', 110],
  ['priorityOrder', 220],
  ['streaming', 165],
  ['plusWin', 88],
  ['duoQ', 440],
] as const)('the option %s adds %i cents to 1100 and is stored in the details', (option, extra) => {
  const quote = quoted({ ...climb, target: 16, options: { [option]: true } });
  expect(quote.lines.map(({ amount }) => amount)).toEqual([1_100, extra]);
  expect(quote.order.details).toMatchObject({ [option]: true });
  expect(quoted({ ...climb, target: 16, options: { [option]: false } }).order.details).not.toHaveProperty(option);
});

describe('a quote contains the validated order', () => {
  test('an order of wins has a count and no target rank', () => {
    expect(quoted({ serviceId: 8, serverId: 2, from: 13, target: 19, lp: 5, count: 2 }).order).toEqual({
      ...{ service: serviceById(8), serviceSlug: 'lol-net-wins', serviceName: 'Net wins', game: gameById(3) },
      ...{ server: serverById(2), platform: 'PC', unit: 'netWins', ladder: 'standard', count: 2 },
      ...{ from: 13, target: null, lp: null, lpGain: null },
      options: Object.fromEntries(optionNames.map((name) => [name, false])),
      details: { server: 'EU-West', platform: 'PC', netWins: 2 },
    });
  });

  test('an order without a ladder has no ranks', () => {
    const { order } = quoted({ serviceId: 5, serverId: 2, from: 13, count: 3 });
    expect(order).toMatchObject({ ladder: null, from: null, target: null, lp: null, lpGain: null });
    expect(order.details).toEqual({ server: 'EU-West', platform: 'PC' });
  });

  test.each<[string, QuoteInput, string | null]>([
    ['the platform of the server', { ...climb, platform: 'Mobile' }, 'PC'],
    [
      'the platform of the input',
      { gameId: 15, serviceSlug: 'valorant-leveling', serverId: 25, platform: 'Xbox' },
      'Xbox',
    ],
    ['the only platform of the game', { gameId: 13, serviceSlug: 'wow-raids', serverId: 31 }, 'PC'],
    ['null when the input has none', { gameId: 15, serviceSlug: 'valorant-leveling', serverId: 25 }, null],
    ['null when the input is null', { gameId: 4, serviceSlug: 'overwatch-2-wins', serverId: 31, platform: null }, null],
  ])('the order’s platform is %s', (_which, input, platform) => {
    expect(quoted(input).order.platform).toBe(platform);
  });

  test('General also sells a service by link', () => {
    const { order } = quoted({ gameId: 0, serviceSlug: 'custom-request' });
    expect(order).toMatchObject({ service: null, serviceName: 'Custom request', unit: 'hours', server: null });
  });

  test.each<[string, QuoteInput, string, boolean]>([
    ['a boost of another game', { gameId: 7, serviceSlug: 'apex-rank-boost', serverId: 31 }, 'divisions', true],
    ['coaching for another game', { gameId: 9, serviceSlug: 'rocket-league-coaching' }, 'hours', false],
    ['a raid', { gameId: 11, serviceSlug: 'destiny-2-raids', serverId: 31 }, 'clears', true],
    ['a climb', climb, 'ladder', true],
    ['a duo climb', { ...climb, serviceId: 3 }, 'ladder', false],
    ['wins with the duo option', { ...climb, serviceId: 2, options: { duoQ: true } }, 'wins', false],
    ['a guide', { serviceId: 14 }, 'flat', false],
  ])('%s has its unit, and needs an account only when the booster signs in to it', (_what, input, unit, needs) => {
    const { order } = quoted(input);
    expect([order.unit, needsAccount(order)]).toEqual([unit, needs]);
  });

  test('clears are stored in the details, like netWins', () => {
    const { order } = quoted({ gameId: 11, serviceSlug: 'destiny-2-raids', serverId: 31, count: 3 });
    expect(order.details).toEqual({ server: 'Europe', clears: 3 });
  });
});

test.each<[string, QuoteInput, number]>([
  ['4 wins', { serviceId: 2, serverId: 2, from: 13, count: 4 }, 1],
  ['50 wins', { serviceId: 2, serverId: 2, from: 13, count: 50 }, 13],
  ['two divisions of Gold', { ...climb, target: 17 }, 2],
  ['two divisions of Gold with priority', { ...climb, target: 17, options: { priorityOrder: true } }, 2],
  ['the whole of Diamond', { ...climb, from: 21, target: 25 }, 8],
  ['the whole of Diamond with priority', { ...climb, from: 21, target: 25, options: { priorityOrder: true } }, 6],
  ['a guide', { serviceId: 14 }, 1],
])('%s takes %i days', (_what, input, days) => {
  expect(quoted(input).days).toBe(days);
});

test.each<[string, QuoteInput, number]>([
  ['wins as Challenger are priced by the last step', { serviceId: 2, serverId: 2, from: 27 }, 2_400],
  ['a gain of 18 points costs nothing extra', { ...climb, target: 16, lpGain: 18 }, 1_100],
  ['a gain of 17 points costs more', { ...climb, target: 16, lpGain: 17 }, 1_265],
  ['100 current points count as 99', { ...climb, target: 16, lp: 100 }, 660],
  ['19 current points give no discount', { ...climb, target: 16, lp: 19 }, 1_100],
  ['coaching with priority', { serviceId: 15, options: { priorityOrder: true } }, 2_400],
  [
    'a coupon of 100 percent leaves the least price',
    { ...climb, target: 16, coupon: { code: 'ALL', kind: 'percent', value: 100 } },
    100,
  ],
  ['a coupon of more than 100 cents', { ...climb, target: 16, coupon: { code: 'X', kind: 'amount', value: 101 } }, 999],
  ['a low rate', { serviceId: 14, currency: 'EUR', rate: 0.000_001 }, 0],
  ['a high rate', { serviceId: 14, currency: 'EUR', rate: 999 }, 1_898_100],
])('%s', (_what, input, total) => {
  expect(quoted(input).total).toBe(total);
});

test('every option is computed on the base price', () => {
  expect(amounts({ ...climb, target: 16, options: { priorityOrder: true, streaming: true } })).toEqual([
    1_100, 220, 165,
  ]);
  expect(quoted({ ...climb, options: { priorityOrder: true } }).days).toBe(5);
});

test.each([
  [{ specificChampions: true }, undefined, true],
  [{ specificChampions: true }, [], true],
  [{ specificChampions: true }, ['Ahri'], false],
  [{ specificChampions: false }, [], false],
  [undefined, undefined, false],
] as const)('lacksChampions for options %j and champions %j', (options, champions, lacks) => {
  expect(lacksChampions(options, champions)).toBe(lacks);
});

test('a coupon leaves the least price, coins stop at zero, and a capped coupon is marked', () => {
  const gift = { code: 'GIFT', kind: 'amount', value: 5_000 } as const;
  const half = { code: 'HALF', kind: 'percent', value: 50 } as const;
  expect(quoted({ ...climb, target: 16, coupon: gift }).lines.at(-1)).toMatchObject({ amount: -1_000, note: 'capped' });
  expect(quoted({ ...climb, target: 16, coupon: gift, coins: 9 })).toMatchObject({ total: 91, coinsUsed: 9 });
  expect(quoted({ ...climb, target: 16, coupon: half, coins: 900 })).toMatchObject({ total: 0, coinsUsed: 550 });
  const point = { serviceId: 7, serverId: 1, count: 1 };
  expect(quoted(point).total).toBe(120);
  expect(quoted({ ...point, coupon: gift })).toMatchObject({ total: 100 });
});

test('the lines sum to the total in euros too', () => {
  const quote = quoted({ ...climb, currency: 'EUR', rate: 0.9137, options: { streaming: true }, coins: 77 });
  expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.total);
  expect(quote).toMatchObject({ currency: 'EUR', totalUsd: 10_043, total: 9_177 });
});

test.each<[string, QuoteInput, QuoteRefusalReason, keyof QuoteInput]>([
  ['service 42', { ...climb, serviceId: 42 }, 'unknownService', 'serviceId'],
  ['an empty input', {}, 'unknownGame', 'gameId'],
  ['game 18', { gameId: 18, serviceSlug: 'x' }, 'unknownGame', 'gameId'],
  [
    'a slug of another game',
    { gameId: 13, serviceSlug: 'lol-boosting', serverId: 31 },
    'unknownService',
    'serviceSlug',
  ],
  [
    'a link of a game with listed services',
    { gameId: 3, serviceSlug: 'lol-elo-boost', serverId: 2 },
    'unknownService',
    'serviceSlug',
  ],
  ['no server', { ...climb, serverId: null }, 'unknownServer', 'serverId'],
  ['a boost of another game without a server', { gameId: 7, serviceSlug: 'apex-wins' }, 'unknownServer', 'serverId'],
  [
    'an option that coaching for another game does not offer',
    { gameId: 1, serviceSlug: 'dota-2-coaching', options: { duoQ: true } },
    'optionNotSold',
    'options',
  ],
  ['a Wild Rift server for League', { ...climb, serverId: 15 }, 'unknownServer', 'serverId'],
  [
    'a platform that the game is not on',
    { serviceId: 24, serverId: 25, from: 1, target: 2, platform: 'Switch' },
    'unknownPlatform',
    'platform',
  ],
  [
    'an invalid platform',
    { serviceId: 24, serverId: 25, from: 1, target: 2, platform: 'PC2' },
    'unknownPlatform',
    'platform',
  ],
  ['from Unranked', { ...climb, from: 0 }, 'rankNotSold', 'from'],
  ['no rank', { serviceId: 1, serverId: 2 }, 'rankNotSold', 'from'],
  ['no target', { serviceId: 1, serverId: 2, from: 5 }, 'rankNotSold', 'target'],
  ['Grandmaster as target', { ...climb, target: 26 }, 'rankNotSold', 'target'],
  ['a target at the current rank', { ...climb, target: 15 }, 'targetNotAbove', 'target'],
  ['101 points', { ...climb, lp: 101 }, 'outOfRange', 'lp'],
  ['a fraction of a point', { ...climb, lp: 0.5 }, 'outOfRange', 'lp'],
  ['no gain', { ...climb, lpGain: 0 }, 'outOfRange', 'lpGain'],
  ['no wins', { serviceId: 2, serverId: 2, from: 13, count: 0 }, 'outOfRange', 'count'],
  ['51 wins', { serviceId: 2, serverId: 2, from: 13, count: 51 }, 'outOfRange', 'count'],
  ['a climb with a count', { ...climb, count: 2 }, 'outOfRange', 'count'],
  [
    'an option that coaching does not offer',
    { serviceId: 15, options: { streaming: true } },
    'optionNotSold',
    'options',
  ],
  ['an unknown option', { ...climb, options: JSON.parse('{"__proto__x":true}') }, 'optionNotSold', 'options'],
  ['an account from the market', { serviceId: 13 }, 'noPrice', 'serviceId'],
  ['Premium', { serviceId: 39 }, 'noPrice', 'serviceId'],
  ['Premium by its slug', { gameId: 0, serviceSlug: 'premium' }, 'noPrice', 'serviceId'],
  ['a third currency', { ...climb, currency: JSON.parse('"GBP"') }, 'unknownCurrency', 'currency'],
  ['euros without a rate', { ...climb, currency: 'EUR' }, 'rateMissing', 'rate'],
  [
    'a coupon of 101 percent',
    { ...climb, coupon: { code: 'X', kind: 'percent', value: 101 } },
    'couponInvalid',
    'coupon',
  ],
  ['a rank that is text', { ...climb, from: '15' as never }, 'rankNotSold', 'from'],
  ['a fractional rank', { ...climb, from: 15.5 }, 'rankNotSold', 'from'],
  ['a rank that is a list', { ...climb, from: [15] as never }, 'rankNotSold', 'from'],
  ['a target that is text', { ...climb, target: '21' as never }, 'rankNotSold', 'target'],
  [
    'a rank that is text, for a counted service',
    { ...climb, serviceId: 2, from: '15' as never },
    'rankNotSold',
    'from',
  ],
  ['an unknown platform', { ...climb, platform: 'Nonsense' }, 'unknownPlatform', 'platform'],
  [
    'a coupon of an unknown kind',
    { ...climb, coupon: { code: 'X', kind: 'foo' as never, value: 5 } },
    'couponInvalid',
    'coupon',
  ],
  ['a coupon of 0 cents', { ...climb, coupon: { code: 'X', kind: 'amount', value: 0 } }, 'couponInvalid', 'coupon'],
  [
    'a coupon of a fraction of a cent',
    { ...climb, coupon: { code: 'X', kind: 'amount', value: 0.5 } },
    'couponInvalid',
    'coupon',
  ],
  ['a rate of 1000', { ...climb, currency: 'EUR', rate: 1_000 }, 'rateMissing', 'rate'],
  ['a rate below the least one', { ...climb, currency: 'EUR', rate: 1e-7 }, 'rateMissing', 'rate'],
  ['a rate that rounds to the least one', { ...climb, currency: 'EUR', rate: 6e-7 }, 'rateMissing', 'rate'],
  ['a NaN rate', { ...climb, currency: 'EUR', rate: Number.NaN }, 'rateMissing', 'rate'],
  ['a negative coupon', { ...climb, coupon: { code: 'X', kind: 'amount', value: -1 } }, 'couponInvalid', 'coupon'],
  ['negative coins', { ...climb, coins: -1 }, 'outOfRange', 'coins'],
  ['a fraction of a coin', { ...climb, coins: 0.5 }, 'outOfRange', 'coins'],
])('quoteOrder refuses %s', (_what, input, reason, field) => {
  expect(quoteOrder(input)).toEqual({ ok: false, reason, field });
});

describe('properties', () => {
  const ladderServices = services.filter((service) => service.unit === 'ladder');
  const anyClimb = fc.constantFrom(...ladderServices).chain((service) => {
    const top = ladder(service.ladder ?? 'standard', { dropTop: true }).ranks.length - 1;
    const server = serversFor(gameOfService(service).id, service.gameKey)[0];
    const options = fc.record(Object.fromEntries(optionNames.map((name) => [name, fc.boolean()])));
    return fc.record({
      serviceId: fc.constant(service.id),
      serverId: fc.constant(server?.id ?? 0),
      from: fc.integer({ min: 1, max: top - 1 }),
      target: fc.integer({ min: 2, max: top }),
      lp: fc.nat(100),
      lpGain: fc.integer({ min: 1, max: 60 }),
      coins: fc.nat(5_000),
      options,
    });
  });
  const climbing = anyClimb.filter(({ from, target }) => target > from);

  test('every pair of ranks has a price that its lines sum to, in either currency, never negative', () => {
    fc.assert(
      fc.property(climbing, fc.integer({ min: 1, max: 3_000_000 }), (input, millionths) => {
        for (const currency of ['USD', 'EUR'] as const) {
          const quote = quoted({ ...input, currency, rate: millionths / 1_000_000 });
          expect(quote.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(quote.total);
          expect(quote.total).toBeGreaterThanOrEqual(0);
          expect(quote.days).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  test('a climb in two orders costs as much as in one', () => {
    fc.assert(
      fc.property(climbing, fc.nat(30), (input, cut) => {
        const plain = { ...input, lp: 0, lpGain: 20, coins: 0, options: {} };
        const middle = input.from + 1 + (cut % Math.max(1, input.target - input.from - 1));
        fc.pre(middle < input.target && !services.find((service) => service.id === input.serviceId)?.duo);
        const whole = quoted(plain).total;
        expect(quoted({ ...plain, target: middle }).total + quoted({ ...plain, from: middle }).total).toBe(whole);
      }),
    );
  });
});

describe('the price list', () => {
  test.each(ladderIds)('%s: every tier has a price, and none is lower than the tier below', (id) => {
    const steps = ladder(id)
      .tiers.slice(1)
      .map(({ key }) => tierPrices[id][key]);
    steps.forEach((price, place) => {
      const below = steps[place - 1];
      expect(price?.step).toBeGreaterThanOrEqual(below?.step ?? 1);
      expect(price?.time).toBeGreaterThanOrEqual(below?.time ?? 1);
      expect(price?.leave).toBeGreaterThanOrEqual(price?.step ?? Number.POSITIVE_INFINITY);
    });
    expect(tierPrices[id].unranked).toBeDefined();
  });

  const sold = games.flatMap((game) =>
    game.services.flatMap(({ link, unit }) =>
      unit === undefined ? [] : [{ gameId: game.id, serviceSlug: link.slice(1), serverId: serversFor(game.id)[0]?.id }],
    ),
  );

  // @spec 3.3-1
  test('a service sold by link has a price that is proportional to its count', () => {
    expect(sold.length).toBeGreaterThan(30);
    fc.assert(
      fc.property(fc.constantFrom(...sold), fc.integer({ min: 1, max: 10 }), (input, count) => {
        const { total } = quoted({ ...input, count: 1 });
        expect(total).toBeGreaterThan(0);
        expect(quoted({ ...input, count }).total).toBe(total * count);
      }),
    );
    for (const input of sold) expect(quoted(input).total, input.serviceSlug).toBeGreaterThan(0);
  });

  // @spec 3.3-1
  test('every service that a game lists is sold by link or is in the catalogue', () => {
    for (const game of games) {
      const listed = services.some((service) => gameOfService(service) === game);
      for (const { link, unit } of game.services) {
        const isService = services.some(({ slug }) => link === `/${slug}`);
        expect(unit !== undefined, link).toBe(!isService && (!listed || game.id === 0));
      }
    }
  });

  test('every service has a price except the account market and Premium', () => {
    const unpriced = ['lol-account-market', 'premium'];
    for (const service of services) {
      const server = serversFor(gameOfService(service).id, service.gameKey)[0];
      const quote = quoteOrder({ serviceId: service.id, serverId: server?.id, from: 1, target: 2 });
      const answer = quote.ok ? quote.total > 0 : quote.reason;
      expect(answer, service.slug).toBe(unpriced.includes(service.slug) ? 'noPrice' : true);
      expect(isSold(service), service.slug).toBe(!unpriced.includes(service.slug));
    }
  });
});
