import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbers = readdirSync(new URL('../../migrations', import.meta.url))
  .map((name) => Number.parseInt(name, 10))
  .sort((one, other) => one - other);

test('migrations are numbered without gaps, so that a new one runs after all applied ones', () => {
  const gaps = Array.from({ length: numbers.at(-1) ?? 0 }, (_, index) => index + 1).filter((n) => !numbers.includes(n));
  // Number 19 is not used.
  expect(gaps).toEqual([19]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
