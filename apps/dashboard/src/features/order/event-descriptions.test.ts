import type { OrderEvent } from '@boostdesk/api-client/contract';
import { describe, expect, it } from 'vitest';
import '../../i18n/i18n.ts';
import { describeEvent, findStopEvent, revealsOf } from './event-descriptions.ts';

const KAITO = { id: 7, name: 'Kaito', image: null };
const MINA = { id: 5, name: 'Mina', image: null };
const order = {
  price: { amount: 9200, currency: 'USD' },
  progress: { kind: 'rank', ladder: 'standard', from: 13, fromLp: 0, now: 15, lp: 40, target: 18, percent: 48 },
  paidAt: '2026-11-17T10:13:00.000Z',
  quote: [],
} as const;
const event = (
  kind: OrderEvent['kind'],
  data: OrderEvent['data'] = {},
  more: Partial<OrderEvent> = {},
): OrderEvent => ({
  id: 1,
  kind,
  at: '2026-11-17T10:22:00.000Z',
  actor: KAITO,
  data,
  ...more,
});
const told = (one: OrderEvent, self = MINA.id) => {
  const { text, note } = describeEvent({ event: one, order, self });
  return note === undefined ? text : `${text} | ${note}`;
};

describe('timeline events', () => {
  it.each([
    [event('paid'), 'Paid, $92.00'],
    [event('locked_in'), 'Kaito locked in the order | 9 minutes after payment'],
    [event('paused', { reason: 'Playing myself' }, { actor: MINA }), 'Paused by you | “Playing myself”'],
    [event('paused', { reason: null }), 'Paused by Kaito'],
    [event('unpaused', { seconds: 12_000 }), 'Unpaused by Kaito | Deadline extended by 3 hours, 20 minutes'],
    [event('progress', { percent: 62, rank: 19, lp: 72, won: true }), 'Match won | Platinum II, 72 LP'],
    [event('progress', { percent: 5, won: false, note: 'so close' }), 'Match lost | “so close”'],
    [event('progress', { percent: 5, done: 3 }), 'Progress logged'],
    [event('credentials_revealed'), 'Kaito viewed the account details for 30 seconds'],
    [event('completed', { note: 'Reached it.', link: null }), 'Complete | Reached it.'],
    [event('completed', { note: 'Near it.', reason: 'Season end', link: null }), 'Complete | Near it. · “Season end”'],
    [
      event('progress', { percent: 5, rank: 13, lp: 0, correction: true, note: 'Wrong one' }),
      'Progress logged | Correction · Gold IV, 0 LP · “Wrong one”',
    ],
    [event('progress', { percent: 5, won: true, undone: true }), 'Match won | Undone'],
    [event('progress_undone', { percent: 5 }), 'Kaito undid the latest progress entry'],
    [event('progress_undone', { percent: 5 }, { actor: MINA }), 'You undid the latest progress entry'],
    [event('progress_undone', { percent: 5, entries: 3 }), 'Kaito undid 3 progress entries'],
    [event('progress_undone', { percent: 5, entries: 3 }, { actor: MINA }), 'You undid 3 progress entries'],
    [event('assigned', { booster: 'Nova', reason: 'Waits long' }), 'Kaito assigned the order to Nova | “Waits long”'],
    [event('unassigned', { booster: 'Nova', reason: 'Silent' }), 'Kaito unassigned Nova | “Silent”'],
    [event('dropped', { reason: 'Ill' }), 'Kaito dropped the order | “Ill”'],
    [
      event('dropped', { reason: 'Ill', handOver: 'Plays support only.' }),
      'Kaito dropped the order | “Ill” · Hand-over note: “Plays support only.”',
    ],
    [event('suspended', { reason: 'Review' }), 'Suspended by Kaito | “Review”'],
    [event('resumed', { reason: 'Cleared' }, { actor: MINA }), 'Resumed by you | “Cleared”'],
    [
      event('deadline_extended', { reason: 'Outage', seconds: 172_800 }),
      'Kaito extended the deadline by 2 days | “Outage”',
    ],
    [
      event('dispute_opened', { problem: 'slow', note: 'Days ago' }, { actor: MINA }),
      'You reported a problem | The order takes too long · “Days ago”',
    ],
    [
      event('dispute_refunded', { reason: 'Late', refund: 4400 }),
      'Kaito resolved the dispute with a refund | “Late” · $44.00 refunded',
    ],
    [event('cancelled', { reason: 'Asked', refund: 4400 }), 'Cancelled by Kaito | “Asked” · $44.00 refunded'],
    [event('cancelled', { refund: 4400, coins: 4400 }), 'Cancelled by Kaito | $44.00 refunded as 4,400 BoostCoins'],
    [
      event('cancelled', { refund: 4400, coins: 400, refundMoney: 4000 }),
      'Cancelled by Kaito | $40.00 and 400 BoostCoins refunded',
    ],
    [event('cancelled', {}, { actor: MINA }), 'Cancelled by you'],
    [
      event('price_changed', { reason: 'Slow', amount: 8000, refund: 1200 }),
      'Kaito lowered the price to $80.00 | “Slow” · $12.00 refunded',
    ],
    [
      event('share_changed', { reason: 'Hard', before: 60, after: 72.5 }),
      'Kaito changed the booster’s share from 60% to 72.5% | “Hard”',
    ],
    [event('price_changed', { amount: 8000 }, { actor: MINA }), 'You lowered the price to $80.00'],
    [
      event('share_changed', { before: 60, after: 72.5 }, { actor: MINA }),
      'You changed the booster’s share from 60% to 72.5%',
    ],
    [
      event('contact_sent', { found: 'login,phone', asked: true }),
      'Kaito sent a message with personal details | Login details, Phone number · Sent in spite of the warning',
    ],
    [
      event('contact_sent', { found: 'email', asked: false }, { actor: MINA }),
      'You sent a message with personal details | Email address · Sent without a warning',
    ],
    [event('note_changed'), 'Kaito changed the staff note'],
    [event('note_changed', {}, { actor: MINA }), 'You changed the staff note'],
    [event('fined', { booster: 'Nova', amount: 500, reason: 'Was late' }), 'Kaito fined Nova $5.00 | “Was late”'],
    [event('fined', { booster: 'Nova', amount: 500 }, { actor: MINA }), 'You fined Nova $5.00'],
    [
      event('fine_lifted', { booster: 'Nova', amount: 500, reason: 'Was late' }),
      'Kaito waived the fine of $5.00 for Nova | “Was late”',
    ],
    [event('fine_lifted', { booster: 'Nova', amount: 500 }, { actor: MINA }), 'You waived the fine of $5.00 for Nova'],
    [event('progress_paid', { booster: 'Nova', amount: 1250 }), 'Kaito paid Nova $12.50 for the progress'],
    [
      event('progress_paid', { booster: 'Nova', amount: 1250 }, { actor: MINA }),
      'You paid Nova $12.50 for the progress',
    ],
    [event('rated', { rating: 5 }), 'Rated 5 out of 5'],
    [event('tipped', { amount: 920 }), 'Kaito tipped $9.20'],
    [event('guide_delivered'), 'Kaito delivered the guide'],
    [event('tipped', { amount: 920 }, { actor: MINA }), 'You tipped $9.20'],
  ])('event %#', (one, words) => {
    expect(told(one)).toBe(words);
  });

  it('the payment shows the price before later changes', () => {
    const quote = [
      { code: 'steps', params: {}, amount: 9000 },
      { code: 'addon', params: { text: 'Streaming' }, amount: 1000 },
      { code: 'priceChange', params: { text: 'Slow start' }, amount: -800 },
    ];
    expect(describeEvent({ event: event('paid'), order: { ...order, quote }, self: 5 }).text).toBe('Paid, $90.00');
  });

  it('an event of a counted order includes the count', () => {
    const counts = { ...order, progress: { kind: 'count', unit: 'wins', done: 3, target: 5, percent: 60 } } as const;
    expect(describeEvent({ event: event('progress', { done: 3 }), order: counts, self: 5 }).note).toBe('3 of 5 wins');
  });

  const kinds = [
    'created',
    'paid',
    'credentials_saved',
    'credentials_revealed',
    'locked_in',
    'paused',
    'unpaused',
    'progress',
    'progress_undone',
    'completed',
    'rated',
    'assigned',
    'unassigned',
    'dropped',
    'suspended',
    'resumed',
    'deadline_extended',
    'cancelled',
    'extra_paid',
    'tipped',
    'guide_delivered',
    'contact_sent',
    'note_changed',
    'fined',
    'fine_lifted',
    'progress_paid',
    'dispute_opened',
    'dispute_dismissed',
    'dispute_refunded',
    'dispute_redone',
    'price_changed',
    'share_changed',
  ] as const satisfies readonly OrderEvent['kind'][];
  it.each(kinds)('%s without an actor and data has a description', (kind) => {
    expect(describeEvent({ event: event(kind, {}, { actor: null }), order, self: 5 }).text).not.toBe('');
  });
});

it('reveals of account details are counted by person, without own ones', () => {
  const looks = [
    event('credentials_revealed', {}, { at: '2026-11-18T10:00:00.000Z' }),
    event('credentials_revealed', {}, { actor: MINA }),
    event('credentials_revealed', {}, { at: '2026-11-17T09:00:00.000Z' }),
    event('paused'),
  ];
  expect(revealsOf(looks, MINA.id)).toEqual([{ name: 'Kaito', count: 2, last: '2026-11-18T10:00:00.000Z' }]);
});

describe('the event that stopped the order', () => {
  const first = event('paused', { reason: 'A day off' }, { id: 1 });
  const again = event('paused', { reason: 'Exams' }, { id: 3, at: '2026-11-19T10:00:00.000Z' });
  const suspended = event('suspended', { reason: 'A dispute' }, { id: 4, at: '2026-11-20T10:00:00.000Z' });
  const events = [first, event('unpaused', {}, { id: 2 }), again, suspended];
  it.each([
    ['the newest pause of a paused order', 3, null, again],
    ['the suspension of a suspended one', 4, null, suspended],
    ['nothing of one that goes on', 1, null, undefined],
    ['nothing of one that is cancelled', 3, '2026-11-21T10:00:00.000Z', undefined],
  ] as const)('is %s', (_, status, cancelledAt, found) => {
    expect(findStopEvent({ status, cancelledAt, events })).toBe(found);
  });
});
