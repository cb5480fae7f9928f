import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loyaltyFor, loyaltyTiers } from './loyalty.ts';
import { explainRevenueShare, overrideShare, revenueShare, type ShareHolder } from './revenue-share.ts';
import { serviceById, services } from './services.ts';

const holder = (
  general: number | null,
  valorant: number | null = null,
  account: number | null = null,
): ShareHolder => ({
  share_percent: general,
  valorant_share_percent: valorant,
  acc_share_percent: account,
});

describe('the revenue share is the highest that applies (SPEC §6)', () => {
  test.each([
    // @spec 6.0-16
    ['League boosting takes the general share', holder(55, 70, 90), 1, 55, 'general'],
    // @spec 6.0-16
    ['Valorant takes its own when higher', holder(55, 60, 90), 24, 60, 'valorant'],
    ['Valorant takes the general one when that is higher', holder(65, 60), 24, 65, 'general'],
    // @spec 6.0-16
    ['a smurf account takes the account share', holder(55, 60, 70), 12, 70, 'account'],
    // @spec 6.0-16
    ['the account market takes the account share', holder(55, 60, 70), 13, 70, 'account'],
    // @spec 6.0-16
    ['guides give 50', holder(40), 14, 50, 'service'],
    ['coaching gives 80', holder(60), 15, 80, 'service'],
    ['coaching takes the general share when higher', holder(85), 15, 85, 'general'],
    ['Valorant coaching: the highest of three', holder(55, 82), 30, 82, 'valorant'],
    ['on a tie the first share wins', holder(50), 14, 50, 'service'],
    ['without any share it is 0', holder(null), 1, 0, null],
  ] as const)('%s', (_why, employee, id, ...[percent, winner]) => {
    expect(explainRevenueShare(employee, serviceById(id))).toMatchObject({ percent, winner });
    expect(revenueShare(employee, serviceById(id))).toBe(percent);
  });

  test('a missing share counts as not set', () => {
    const holding = { ...holder(null), share_percent: undefined, valorant_share_percent: undefined };
    const { candidates, percent } = explainRevenueShare(
      holding as unknown as Parameters<typeof revenueShare>[0],
      serviceById(24),
    );
    expect(percent).toBe(0);
    expect(candidates.map(({ source, reason }) => [source, reason])).toEqual([
      ['service', 'notSet'],
      ['valorant', 'notSet'],
      ['account', 'notAccountService'],
      ['general', 'notSet'],
    ]);
  });

  test('a service sold by slug has only the general share', () => {
    expect(explainRevenueShare(holder(55, 90, 90), null)).toEqual({
      percent: 55,
      winner: 'general',
      candidates: [
        { source: 'service', percent: null, applies: false, reason: 'notSet', since: null },
        { source: 'valorant', percent: 90, applies: false, reason: 'notValorant', since: null },
        { source: 'account', percent: 90, applies: false, reason: 'notAccountService', since: null },
        { source: 'general', percent: 55, applies: true, reason: 'highest', since: null },
      ],
    });
  });

  test('explainRevenueShare gives the reason why each other share lost', () => {
    const { candidates } = explainRevenueShare(holder(80), serviceById(15));
    expect(candidates.map((candidate) => candidate.reason)).toEqual([
      'highest',
      'notValorant',
      'notAccountService',
      'equal',
    ]);
    expect(explainRevenueShare(holder(10), serviceById(15)).candidates.at(-1)).toEqual({
      source: 'general',
      percent: 10,
      applies: true,
      reason: 'lower',
      since: null,
    });
  });

  test('explainRevenueShare says since when the booster’s shares hold', () => {
    const sinces = {
      share_since: '2026-01-01T00:00:00.000Z',
      valorant_share_since: '2026-02-01T00:00:00.000Z',
      acc_share_since: '2026-03-01T00:00:00.000Z',
    };
    const { candidates } = explainRevenueShare({ ...holder(10, 20), ...sinces }, serviceById(15));
    expect(candidates.map(({ source, since }) => [source, since])).toEqual([
      ['service', null],
      ['valorant', sinces.valorant_share_since],
      ['account', null],
      ['general', sinces.share_since],
    ]);
    const changed = overrideShare({ candidates }, 30, '2026-04-01T00:00:00.000Z');
    expect(changed.candidates[0]).toMatchObject({ source: 'staff', since: '2026-04-01T00:00:00.000Z' });
  });

  // @spec 6.0-16
  test('the revenue share is one of the applicable shares, and none of them is higher', () => {
    const percent = fc.option(fc.nat(100));
    fc.assert(
      fc.property(
        percent,
        percent,
        percent,
        fc.constantFrom(null, ...services),
        (general, valorant, account, service) => {
          const { percent: won, winner, candidates } = explainRevenueShare(holder(general, valorant, account), service);
          const applying = candidates.filter((candidate) => candidate.applies);
          expect(won).toBe(Math.max(0, ...applying.map((candidate) => candidate.percent ?? 0)));
          expect(candidates.filter((candidate) => candidate.reason === 'highest').map(({ source }) => source)).toEqual(
            winner === null ? [] : [winner],
          );
          expect(candidates.map(({ source }) => source)).toEqual(['service', 'valorant', 'account', 'general']);
        },
      ),
    );
  });

  test('the revenue share never falls when the service’s own share rises', () => {
    const share = fc.nat(100);
    fc.assert(
      fc.property(share, share, share, fc.constantFrom(...services), (general, own, by, service) => {
        const before = { ...service, sharePercent: own };
        const after = { ...service, sharePercent: own + by };
        expect(revenueShare(holder(general), after)).toBeGreaterThanOrEqual(revenueShare(holder(general), before));
      }),
    );
  });

  test('the revenue share never falls when a share of the booster rises', () => {
    const percent = fc.option(fc.nat(100));
    const anyHolder = fc.tuple(percent, percent, percent);
    const keys = ['share_percent', 'valorant_share_percent', 'acc_share_percent'] as const;
    fc.assert(
      fc.property(
        anyHolder,
        fc.constantFrom(...services),
        fc.constantFrom(...keys),
        fc.nat(100),
        (shares, service, key, by) => {
          const before = holder(...shares);
          const after = { ...before, [key]: (before[key] ?? 0) + by };
          expect(revenueShare(after, service)).toBeGreaterThanOrEqual(revenueShare(before, service));
        },
      ),
    );
  });
});

test.each([
  [150, 100],
  [-5, 0],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 100],
])('a stored share of %d counts as %d', (share, percent) => {
  const { candidates, ...taken } = explainRevenueShare(holder(share, null, null), null);
  expect(taken).toEqual({ percent, winner: 'general' });
  expect(candidates.at(-1)).toMatchObject({ percent, applies: true, reason: 'highest' });
});

describe('loyalty (SPEC §3)', () => {
  test.each([Number.NaN, Number.NEGATIVE_INFINITY])('%d spent counts as 0', (spent) => {
    expect(loyaltyFor(spent)).toEqual(loyaltyFor(0));
  });

  // @spec 3.7-8
  test('the loyalty tiers have the names of SPEC §3', () => {
    expect(loyaltyTiers.map(({ tier, name }) => `${tier} ${name}`)).toEqual([
      ...['Tier1 Novice', 'Tier2 Advanced', 'Tier3 Veteran', 'Tier4 Ultimate'],
    ]);
  });

  test.each([
    [-5, 'Novice', 25_000, 0],
    [0, 'Novice', 25_000, 0],
    [24_999, 'Novice', 1, 99],
    [25_000, 'Advanced', 50_000, 0],
    [50_000, 'Advanced', 25_000, 50],
    [75_000, 'Veteran', 125_000, 0],
    [199_999, 'Veteran', 1, 99],
    [200_000, 'Ultimate', 0, 100],
    [9_000_000, 'Ultimate', 0, 100],
  ])('%i cents spent: %s, %i cents to the next tier, %i percent', (spent, name, missing, percent) => {
    expect(loyaltyFor(spent)).toMatchObject({ tier: { name }, missing, percent });
  });
});
