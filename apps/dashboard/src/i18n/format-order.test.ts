import { ORDER_STATUS } from '@boostdesk/catalogs';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { formatDeadline, formatProgress, formatTarget } from './format-order.ts';
import { i18n } from './i18n.ts';

describe('order words', () => {
  // @spec 4.1-1, 4.1-2, 4.1-3, 4.1-4, 4.1-5, 4.1-6
  it.each([
    [0, 'Awaiting for booster'],
    [1, 'Processing'],
    [2, 'Complete'],
    [3, 'Paused'],
    [4, 'Suspended'],
    [5, 'Unpaid'],
  ] as const)('status %i has the text of SPEC §4', (status, word) => {
    expect(statusLabel(status)).toBe(word);
  });

  it.each([
    [
      { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 15, lp: 40, target: 18, percent: 48 },
      'Gold II, 40 LP',
    ],
    [{ kind: 'count', unit: 'divisions', done: 3, target: 5, percent: 60 }, '3 of 5 divisions'],
    [{ kind: 'count', unit: 'clears', done: 0, target: 1, percent: 0 }, '0 of 1 clear'],
    [{ kind: 'count', unit: null, done: 3, target: 5, percent: 60 }, '3 of 5'],
    [{ kind: 'count', unit: 'flat', done: 0, target: 1, percent: 0 }, '0 of 1 delivered'],
  ] as const)('progress %# uses the unit of the order', (progress, words) => {
    expect(formatProgress(progress)).toBe(words);
  });

  it("formatTarget uses the ranks of the order's ladder", () => {
    const way = { kind: 'rank', from: 13, fromLp: 0, now: 13, lp: 0, target: 16, percent: 0 } as const;
    expect(formatTarget({ ...way, ladder: 'standard' })).toBe('Gold IV → Gold I');
    expect(formatTarget({ ...way, ladder: 'valorant' })).toBe('Platinum I → Diamond I');
  });

  it('the arrow of formatTarget points in the reading direction', () => {
    onTestFinished(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
    i18n.loadAndActivate({
      locale: 'ar',
      messages: { [generateMessageId('{from} → {to}')]: [['from'], ' ← ', ['to']] },
    });
    const way = { kind: 'rank', from: 13, fromLp: 0, now: 13, lp: 0, target: 16, percent: 0 } as const;
    // Remove the isolates around names, which remain when Arabic was active before.
    const words = formatTarget({ ...way, ladder: 'standard' }).replace(/[\u2068\u2069]/g, '');
    expect(words).toBe('Gold IV ← Gold I');
  });

  it.each([
    ['wins', 5, '5 wins'],
    ['divisions', 1, '1 division'],
    ['hours', 2, '2 hours'],
    ['flat', 1, '1 in total'],
    [null, 7, '7 in total'],
  ] as const)('formatTarget counts the unit %s', (unit, target, words) => {
    expect(formatTarget({ kind: 'count', unit, done: 0, target, percent: 0 })).toBe(words);
  });

  it.each([
    ['awaiting a booster', ORDER_STATUS.awaiting, null, 'in 2 days'],
    ['being played', ORDER_STATUS.processing, null, 'in 2 days'],
    ['paused', ORDER_STATUS.paused, null, 'paused'],
    ['suspended', ORDER_STATUS.suspended, null, 'paused'],
    ['complete', ORDER_STATUS.complete, null, null],
    ['unpaid', ORDER_STATUS.unpaid, null, null],
    ['cancelled', ORDER_STATUS.processing, '2026-11-20T10:00:00.000Z', null],
  ])('the deadline of an order that is %s', (_what, status, cancelledAt, words) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00.000Z') });
    expect(formatDeadline({ status, cancelledAt, deadline: '2026-11-23T10:00:00.000Z' })).toBe(words);
    expect(formatDeadline({ status, cancelledAt, deadline: null })).toBeNull();
    vi.useRealTimers();
  });
});
