import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPreparingPool, withPreparedStatements } from './prepared-statements.ts';

interface Asked {
  readonly name?: string;
  readonly text: string;
}

function recorded() {
  const asked: Asked[] = [];
  const client = withPreparedStatements({
    query: async (query: Asked) => {
      asked.push(query);
    },
    release: () => undefined,
  } as never);
  return { asked, ask: (text: string, values: readonly unknown[] = [1]) => void client.query(text, values) };
}

const times = (count: number, work: () => void) => Array.from({ length: count }, work);
const namesOf = (asked: readonly Asked[]) => asked.map(({ name }) => name).filter((name) => name !== undefined);

test('a query is prepared from its fifth run on, always under the same name', () => {
  const { asked, ask } = recorded();
  times(7, () => ask('select name from users where id = $1'));
  expect(asked.map(({ name }) => name !== undefined)).toEqual([false, false, false, false, true, true, true]);
  expect(new Set(namesOf(asked)).size).toBe(1);
});

test.each([
  'select * from users where id = $1',
  'insert into orders (price) values ($1) returning *',
  'select "users".* from users where id = $1',
])('a query with * is never prepared: %s', (text) => {
  const { asked, ask } = recorded();
  times(9, () => ask(text));
  expect(namesOf(asked)).toEqual([]);
});

test('count(*) is prepared', () => {
  const { asked, ask } = recorded();
  times(5, () => ask('select count(*) from orders where status = $1'));
  expect(namesOf(asked)).toHaveLength(1);
});

test('text without values, which may contain several statements, is never prepared', () => {
  const { asked, ask } = recorded();
  times(9, () => ask('select 1; select 2', []));
  expect(namesOf(asked)).toEqual([]);
});

test('a connection prepares at most 100 queries under unique names and sends every text unchanged', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(150), { maxLength: 2_000 }), (places) => {
      const { asked, ask } = recorded();
      const texts = places.map((place) => `select ${place} where true = $1`);
      for (const text of texts) ask(text);
      expect(asked.map(({ text }) => text)).toEqual(texts);
      const kept = new Map(asked.filter(({ name }) => name !== undefined).map(({ name, text }) => [name, text]));
      expect(kept.size).toBe(new Set(kept.values()).size);
      expect(kept.size).toBeLessThanOrEqual(100);
    }),
  );
});

test.each([
  ['26000', true],
  ['0A000', true],
  ['23505', false],
])('release after the error %s destroys the connection: %s', async (code, isClosed) => {
  const released: unknown[] = [];
  const client = withPreparedStatements({
    query: async () => {
      throw Object.assign(new Error('refused'), { code });
    },
    release: (destroy: unknown) => released.push(destroy),
  } as never);
  await expect(client.query('select $1', [1])).rejects.toThrow('refused');
  client.release();
  expect(released).toEqual([isClosed]);
});

test('connect destroys a connection that fails during its set-up', async () => {
  const released: unknown[] = [];
  const asked: unknown[] = [];
  const dying = {
    query: () => Promise.reject(new Error('gone')),
    release: (destroy: unknown) => released.push(destroy),
  };
  const sound = { query: async (query: unknown) => asked.push(query), release: () => undefined };
  const clients = [dying, sound, sound];
  const pool = createPreparingPool({
    connect: async () => clients.shift(),
    end: async () => undefined,
    options: {},
  } as never);
  await expect(pool.connect()).rejects.toThrow('gone');
  expect(released).toEqual([true]);
  expect(await pool.connect()).toBe(await pool.connect());
  // Once per connection.
  expect(asked).toEqual([{ text: 'set plan_cache_mode = force_custom_plan; set jit = off' }]);
});
