import { expect, it } from 'vitest';
import { type RouterEvent, type RouterState, reduceRouter } from './router-state.ts';

const start: RouterState = { status: 'live', seq: 1, isAway: false, fetchId: 0 };
const events = {
  next: { type: 'arrived', seq: 2, isGapFetched: false },
  gap: { type: 'arrived', seq: 4, isGapFetched: false },
  older: { type: 'arrived', seq: 1, isGapFetched: false },
  latest: { type: 'latest', seq: 4 },
  disconnected: { type: 'disconnected' },
  catchUp: { type: 'catchUp' },
  slow: { type: 'slow' },
  fetched: { type: 'fetched', seq: 4 },
  failed: { type: 'failed', fetchId: 1 },
  'failed late': { type: 'failed', fetchId: 0 },
  retry: { type: 'retry' },
  closed: { type: 'closed' },
} satisfies Record<string, RouterEvent>;

/** From `live` at number 1. */
const after = (given: readonly (keyof typeof events)[], from = start): RouterState =>
  given.reduce<RouterState>((state, name) => reduceRouter(state, events[name]), from);

const fetching = { again: false, fetchId: 1 };
const gap = { isReplay: false, hasLostEvents: false, failures: 0 };

it.each<[(keyof typeof events)[], object]>([
  [['next'], { status: 'live', seq: 2 }],
  [['older'], start],
  [['retry'], start],
  [['gap'], { status: 'buffering', seq: 1, gap, ...fetching }],
  [['latest'], { status: 'buffering', seq: 1, gap: { ...gap, hasLostEvents: true }, ...fetching }],
  [['catchUp'], { status: 'buffering', gap: { ...gap, isReplay: true }, ...fetching }],
  [['disconnected', 'gap'], { status: 'buffering', isAway: true, gap: { ...gap, isReplay: true } }],
  [['gap', 'disconnected'], { status: 'buffering', isAway: true, gap: { ...gap, isReplay: true } }],
  [['gap', 'next'], { status: 'buffering', seq: 1, fetchId: 1 }],
  [['gap', 'slow'], { status: 'passing', seq: 1, gap, ...fetching }],
  [['gap', 'slow', 'next'], { status: 'passing', seq: 1 }],
  [['gap', 'fetched'], { status: 'live', seq: 4 }],
  [['gap', 'slow', 'fetched'], { status: 'live', seq: 4 }],
  [['gap', 'failed'], { status: 'retrying', seq: 1, gap: { ...gap, failures: 1 } }],
  [['gap', 'failed late'], { status: 'buffering' }],
  [['gap', 'failed', 'next'], { status: 'retrying', seq: 1 }],
  [['gap', 'failed', 'retry'], { status: 'passing', fetchId: 2, gap: { ...gap, failures: 1 } }],
  [['gap', 'failed', 'catchUp'], { status: 'passing', fetchId: 2, gap: { ...gap, isReplay: true, failures: 1 } }],
  [['gap', 'catchUp', 'failed'], { status: 'retrying', gap: { ...gap, isReplay: true, failures: 1 } }],
  [['gap', 'catchUp', 'fetched'], { status: 'buffering', seq: 4, fetchId: 2, gap: { ...gap, isReplay: true } }],
  [['disconnected', 'catchUp', 'fetched', 'latest'], { status: 'live', seq: 4, isAway: false }],
  [['gap', 'closed', 'fetched', 'catchUp'], { status: 'closed', seq: 1, fetchId: 1 }],
])('%j lead to %j', (given, state) => {
  expect(after(given)).toMatchObject(state);
});

it('live events pass while the first number is fetched', () => {
  const unknown: RouterState = { ...start, seq: null };
  expect(after(['gap', 'latest'], unknown)).toBe(unknown);
  expect(after(['catchUp', 'gap'], unknown)).toMatchObject({ status: 'passing', seq: null });
  expect(after(['catchUp', 'failed', 'retry', 'fetched', 'next'], unknown)).toMatchObject({ status: 'live', seq: 4 });
});
