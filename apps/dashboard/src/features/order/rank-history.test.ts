import type { OrderEvent } from '@boostdesk/api-client/contract';
import { rankNumber } from '@boostdesk/catalogs';
import { describe, expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { type RankProgress, toRankLevels } from '../../shared/rank-progress.ts';
import { matchResults, rankHistory } from './rank-history.ts';

const rank = (name: string): number => rankNumber('standard', name) ?? -1;
const progress: RankProgress = {
  kind: 'rank',
  ladder: 'standard',
  from: rank('Gold II'),
  fromLp: 0,
  now: rank('Platinum III'),
  lp: 72,
  target: rank('Diamond IV'),
  percent: 62,
};

describe('the climb', () => {
  it.each([
    ['Gold II', 'Diamond IV', ['Gold II', 'Platinum IV', 'Platinum II']],
    ['Gold II', 'Gold I', ['Gold II']],
    ['Iron IV', 'Master', ['Iron IV', 'Silver IV', 'Platinum IV']],
  ])('from %s to %s labels %j below the target', (from, target, names) => {
    const levels = toRankLevels({ ladder: 'standard', from: rank(from), target: rank(target) });
    expect(levels.map(({ label }) => label)).toEqual(names);
  });
});

const event = (id: number, kind: OrderEvent['kind'], minute: number, data: OrderEvent['data'] = {}): OrderEvent => ({
  id,
  kind,
  at: new Date(Date.UTC(2026, 10, 17, 10, minute)).toISOString(),
  actor: null,
  data,
});
const events = [
  event(4, 'progress', 40, { percent: 20, rank: rank('Platinum IV'), lp: 10, won: true }),
  event(1, 'locked_in', 0),
  event(2, 'progress', 20, { percent: 5, rank: rank('Gold II'), lp: 40, won: true }),
  event(3, 'progress', 30, { percent: 5, won: false }),
  event(5, 'paused', 50, { reason: null }),
];
const minuteOf = (at: number) => new Date(at).getUTCMinutes();

describe('the rank over time', () => {
  const order = { startedAt: event(0, 'paid', 0).at, completedAt: null, events };
  const withPoints = { ...progress, fromLp: 20 };
  const now = Date.UTC(2026, 10, 17, 10, 55);

  it('starts at lock-in with the order’s LP, includes each logged rank and ends now', () => {
    const points = rankHistory(order, withPoints, now);
    expect(points.map(({ at, label }) => [minuteOf(at), label])).toEqual([
      [0, 'Gold II, 20 LP'],
      [20, 'Gold II, 40 LP'],
      [40, 'Platinum IV, 10 LP'],
      [55, 'Platinum III, 72 LP'],
    ]);
    expect(points.map(({ value }) => value - progress.from)).toEqual(
      [0.2, 0.4, 2.1, 3.72].map((n) => expect.closeTo(n)),
    );
  });

  it('is empty before lock-in and ends at completion', () => {
    expect(rankHistory({ ...order, startedAt: null }, progress, now)).toEqual([]);
    const done = rankHistory({ ...order, completedAt: event(9, 'completed', 52).at }, progress, now);
    expect(minuteOf(done.at(-1)?.at ?? 0)).toBe(52);
  });

  it('never goes back in time if the local clock is behind the server’s', () => {
    const points = rankHistory(order, progress, Date.UTC(2026, 10, 17, 9, 0));
    expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).sort((one, other) => one - other));
  });

  it('lists matches in the order they were played', () => {
    expect(matchResults(events)).toEqual(['won', 'lost', 'won']);
  });
});
