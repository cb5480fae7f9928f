import { expect, test } from 'vitest';
import { createProbeState, type ProbeEvent, type ProbeState, reduceProbe } from './server-probe-state.ts';

const events = {
  check: { type: 'check', now: 1_000 },
  reachable: { type: 'checked', isReachable: true },
  unreachable: { type: 'checked', isReachable: false },
  tried: { type: 'tried', now: 2_000, waitMs: null },
  limited: { type: 'tried', now: 2_000, waitMs: 30_000 },
  online: { type: 'online' },
  tryNow: { type: 'tryNow' },
  stop: { type: 'stop' },
} satisfies Record<string, ProbeEvent>;

test.each<[(keyof typeof events)[], object]>([
  [[], { status: 'waiting', retryAt: 0, earliest: 0, backoff: 5_000 }],
  [['check'], { status: 'checking' }],
  [['check', 'unreachable'], { status: 'waiting', earliest: 0, backoff: 5_000 }],
  [['check', 'reachable'], { status: 'trying', isManual: false }],
  [['check', 'reachable', 'tried'], { status: 'waiting', retryAt: 0, earliest: 7_000, backoff: 10_000 }],
  [['check', 'reachable', 'limited'], { status: 'waiting', retryAt: 32_000, earliest: 32_000, backoff: 10_000 }],
  [['check', 'reachable', 'tried', 'check'], { status: 'waiting' }],
  [['check', 'reachable', 'tried', 'online', 'check'], { status: 'checking' }],
  [['check', 'reachable', 'limited', 'online', 'check'], { status: 'waiting' }],
  [['tryNow'], { status: 'trying', isManual: true }],
  [['tryNow', 'tried'], { status: 'waiting', earliest: 0, backoff: 5_000 }],
  [['tryNow', 'check'], { status: 'trying' }],
  [['check', 'tryNow', 'reachable'], { status: 'trying', isManual: true }],
  [['check', 'tryNow', 'tried', 'reachable'], { status: 'waiting' }],
  [['tryNow', 'stop', 'tried', 'check', 'tryNow'], { status: 'stopped' }],
])('%j lead to %j', (given, state) => {
  const start: ProbeState = createProbeState(0);
  expect(given.reduce((before, name) => reduceProbe(before, events[name]), start)).toMatchObject(state);
});
