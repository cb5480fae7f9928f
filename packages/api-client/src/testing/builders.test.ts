import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { areas, calls } from '../contract/contract.ts';
import * as testing from './index.ts';
import { anAreaRow, anOrder, anOrderRow, aUser } from './index.ts';
import { sampleOf } from './sample.ts';

type AnyBuilder = (changes?: object) => object;

const builders: (readonly [string, AnyBuilder])[] = [
  ...Object.entries(testing).flatMap(([name, build]) =>
    /^(an?|some)[A-Z]/.test(name) && name !== 'anAreaRow' ? [[name, build as AnyBuilder] as const] : [],
  ),
  ...Object.keys(areas).map(
    (area) => [`anAreaRow ${area}`, (changes?: object) => anAreaRow(area as 'users', changes)] as const,
  ),
];

/** Of every object in an answer. */
const rowSchemas = calls.flatMap(({ response }) => schemasIn(response));

function schemasIn(schema: z.core.$ZodType): z.core.$ZodObject[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    return [schema as z.core.$ZodObject, ...Object.values(def.shape).flatMap((inner) => schemasIn(inner))];
  }
  if (def.type === 'array') return schemasIn(def.element);
  if (def.type === 'nullable' || def.type === 'optional') return schemasIn(def.innerType);
  return [];
}

describe.each(builders)('%s', (_name, build) => {
  const schema = rowSchemas.find((one) => z.safeParse(one, build()).success);

  test('makes a row of the contract, a new but equal one each time', () => {
    expect(schema).toBeDefined();
    expect(build()).toEqual(build());
    expect(build()).not.toBe(build());
  });

  test('property: takes any fields of another valid row', () => {
    if (schema === undefined) throw new Error('no schema');
    const full = sampleOf(schema, 'full') as Readonly<Record<string, unknown>>;
    fc.assert(
      fc.property(fc.subarray(Object.keys(full)), (names) => {
        const changes = Object.fromEntries(names.map((name) => [name, full[name]]));
        const row = build(changes);
        expect(row).toMatchObject(changes);
        expect(z.safeParse(schema, row).success).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

test('sampleOf makes a valid value of every object in an answer', () => {
  for (const schema of rowSchemas) {
    for (const extent of ['least', 'full'] as const) {
      expect(z.safeParse(schema, sampleOf(schema, extent)).error).toBeUndefined();
    }
  }
});

test('an order takes its status by name, with the times that go with it', () => {
  expect(anOrder({ status: 'paused' })).toMatchObject({ status: 3, pausedSince: expect.any(String) });
  expect(anOrder({ status: 'complete' })).toMatchObject({ status: 2, completedAt: expect.any(String) });
  expect(anOrder({ status: 0 })).toMatchObject({ booster: null, startedAt: null });
  expect(anOrder({ status: 'unpaid' })).toMatchObject({ booster: null, paidAt: null });
  expect(anOrderRow({ status: 'awaiting', id: 7 })).toMatchObject({ id: 7, status: 0, booster: null });
  expect(anOrder().pausedSince).toBeNull();
});

test('a builder names the field that breaks the contract', () => {
  expect(() => aUser({ id: 0 })).toThrow('aUser: id is below 1');
  expect(() => anAreaRow('fines', { amount: 1.5 })).toThrow("anAreaRow('fines'): amount is not of type int");
  expect(() => anOrder({ price: { amount: 1, currency: 'GBP' as 'USD' } })).toThrow(
    'anOrder: price.currency is none of "USD", "EUR"',
  );
  expect(() => anOrder({ status: 'stopped' as 'paused' })).toThrow('anOrder: status is none of "awaiting", ');
});
