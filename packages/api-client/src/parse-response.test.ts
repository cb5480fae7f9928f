import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { defineCall, order as orders } from './contract/index.ts';
import { parseResponse } from './parse-response.ts';
import { anOrder } from './testing/order-builders.ts';

const Item = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('a'), n: z.int() }),
  z.strictObject({ kind: z.literal('b'), at: z.iso.datetime() }),
]);
const call = defineCall({
  name: 'order.get',
  method: 'POST',
  path: '/order/get',
  source: 'Boostdesk',
  right: 'order.get',
  kind: 'read',
  request: z.strictObject({}),
  response: z.strictObject({ order: z.strictObject({ id: z.int() }), items: z.array(Item) }),
  errors: [],
});
const read = (value: unknown) => parseResponse(call, { status: 200, text: JSON.stringify(value) });
const good = { order: { id: 1 }, items: [{ kind: 'a', n: 1 }] };

test('a valid response is returned', () => {
  expect(read(good)).toEqual(good);
});

test('unknown keys of a newer server are dropped at any depth', () => {
  const newer = { ...good, more: 1, order: { id: 1, colour: 'red' }, items: [{ kind: 'a', n: 1, x: {} }] };
  expect(read(newer)).toEqual(good);
  expect(parseResponse(call, { status: 200, text: '{"order":{"id":1,"__proto__":{"x":1}},"items":[]}' })).toEqual({
    order: { id: 1 },
    items: [],
  });
});

describe('events of an order', () => {
  const paid = { id: 1, kind: 'paid', at: '2026-01-01T00:00:00.000Z', actor: null, data: {} };
  const waved = { ...paid, id: 2, kind: 'waved', data: { hands: ['left'] }, colour: 'red' };
  const order = anOrder();
  const readOrder = (events: readonly object[]) =>
    parseResponse(orders.get, { status: 200, text: JSON.stringify({ order: { ...order, events } }) });

  test('of kinds of a newer server are dropped', () => {
    const rated = { ...paid, id: 4, kind: 'rated' };
    expect(readOrder([waved, paid, waved, waved, rated])).toEqual({ order: { ...order, events: [paid, rated] } });
  });

  test.each([
    ['without a kind', { ...paid, kind: undefined }, 'order.events.0.kind'],
    ['of a known kind with a wrong field', { ...paid, at: 'soon' }, 'order.events.0.at'],
  ])('%s are no valid response', (_, event, field) => {
    expect(() => readOrder([event])).toThrow(expect.objectContaining({ code: 'bad_answer', field }));
  });
});

describe('an invalid response throws an error that names call and field', () => {
  test.each([
    ['a wrong type', { ...good, order: { id: '1' } }, 'order.id'],
    ['a missing field', { items: [] }, 'order'],
    ['deep in a list', { ...good, items: [good.items[0], { kind: 'b', at: 'soon' }] }, 'items.1.at'],
    ['an unknown kind', { ...good, items: [{ kind: 'c' }] }, 'items.0.kind'],
    ['a wrong type beside an unknown key', { ...good, order: { id: null, colour: 'red' } }, 'order.id'],
    ['null', null, ''],
    ['a list', [], ''],
  ])('%s', (_, value, field) => {
    let thrown: unknown;
    try {
      read(value);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ code: 'bad_answer', call: 'order.get', status: 200, field });
    expect((thrown as ApiError).isRetryable()).toBe(false);
    expect((thrown as ApiError).body).toContain(field === '' ? 'order.get' : `order.get: bad answer at ${field}`);
    expect((thrown as ApiError).toToast()?.message).toBe('order.get');
  });

  test.each(['', '<html>', '{"order":'])('not JSON: %j', (text) => {
    expect(() => parseResponse(call, { status: 200, text })).toThrow('order.get: bad answer: not JSON');
  });
});

test('the error of a write has its key, so that the call can be repeated', () => {
  expect(() => parseResponse(call, { status: 200, text: '?' }, 'a-key')).toThrow(
    expect.objectContaining({ code: 'bad_answer', idempotencyKey: 'a-key' }),
  );
});
