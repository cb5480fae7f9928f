import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbers = readdirSync(new URL('../../migrations', import.meta.url))
  .map((name) => Number.parseInt(name, 10))
  .sort((one, other) => one - other);

test('a migration comes after all others: data that has the later ones would never open again', () => {
  const gaps = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1).filter((n) => !numbers.includes(n));
  // 19 was left out, and stays so.
  expect(gaps).toEqual([19]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
