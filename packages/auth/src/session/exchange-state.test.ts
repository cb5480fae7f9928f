import { expect, test } from 'vitest';
import { type ExchangeEvent, type ExchangeState, reduceExchange } from './exchange-state.ts';

const events = {
  'a begins': { type: 'began', id: 'a', sid: 's-1' },
  'b begins': { type: 'began', id: 'b', sid: 's-2' },
  'a ends': { type: 'ended', id: 'a' },
  'b ends': { type: 'ended', id: 'b' },
  's-1 has a successor': { type: 'succeeded', sid: 's-1' },
  'a refusal': { type: 'refused', token: 'x' },
} satisfies Record<string, ExchangeEvent>;

const exchanging = (running: Record<string, string>, replaced: string, refused: string[] = []): ExchangeState => ({
  status: 'exchanging',
  replaced,
  running: Object.entries(running).map(([id, sid]) => ({ id, sid })),
  refused,
});

test.each<[(keyof typeof events)[], ExchangeState]>([
  [['a refusal', 'a ends'], { status: 'idle' }],
  [['a begins'], exchanging({ a: 's-1' }, 's-1')],
  [['a begins', 'b ends'], exchanging({ a: 's-1' }, 's-1')],
  [['a begins', 'a refusal'], exchanging({ a: 's-1' }, 's-1', ['x'])],
  [['a begins', 'a refusal', 'b begins'], exchanging({ a: 's-1', b: 's-2' }, 's-2', ['x'])],
  [['a begins', 'a refusal', 'b begins', 'a ends'], exchanging({ b: 's-2' }, 's-2', ['x'])],
  [['a begins', 'b begins', 's-1 has a successor'], exchanging({ b: 's-2' }, 's-2')],
  [['a begins', 'a refusal', 'a ends'], { status: 'idle', replaced: 's-1' }],
  [['a begins', 's-1 has a successor', 'a ends'], { status: 'idle', replaced: 's-1' }],
])('%j lead to %j', (given, state) => {
  const start: ExchangeState = { status: 'idle' };
  expect(given.reduce<ExchangeState>((before, name) => reduceExchange(before, events[name]), start)).toEqual(state);
});
