import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HttpError } from './http-error.ts';
import { parseRequest } from './validation.ts';

const schema = z.strictObject({
  badge: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(30))),
  share: z.number().check(z.minimum(0), z.maximum(100), z.multipleOf(0.01)),
  games: z.array(z.int()).check(z.minLength(1), z.maxLength(2)),
  role: z.enum(['one', 'two']),
  email: z.email(),
  day: z.iso.date(),
  own: z.string().check(z.minLength(3, { error: 'In its own words' })),
  note: z.optional(z.string()),
});
const good = { badge: 'Pro', share: 62.5, games: [1], role: 'one', email: 'a@b.cd', day: '2026-01-01', own: 'abc' };

function problemsOf(body: unknown, read: z.ZodMiniType = schema): Readonly<Record<string, string>> {
  try {
    parseRequest(read, body);
    return {};
  } catch (error) {
    if (error instanceof HttpError) return error.toBody('en').fields;
    throw error;
  }
}

test.each<[keyof typeof good | 'note', unknown, string]>([
  ['badge', 'x'.repeat(31), 'Use up to 30 characters'],
  ['badge', ' ', 'This field is required'],
  ['share', null, 'This field is required'],
  ['share', undefined, 'This field is required'],
  ['share', 'much', 'Enter the type of value that this field takes'],
  ['share', 101, 'Enter 100 or less'],
  ['share', -1, 'Enter 0 or more'],
  ['share', 0.001, 'Enter a multiple of 0.01'],
  ['games', [], 'Choose at least 1'],
  ['games', [1, 2, 3], 'Choose up to 2'],
  ['role', 'three', 'Choose one of the available options'],
  ['email', 'nobody', 'Enter a valid email address'],
  ['day', 'someday', 'Enter a valid date'],
  ['own', 'a', 'In its own words'],
  ['note', null, 'Enter a value or leave this field out'],
])('%s of %j: %s', (field, value, words) => {
  expect(problemsOf({ ...good, [field]: value })).toEqual({ [field]: words });
});

test.each([undefined, null, 'text'])('parseRequest explains a union that does not take %j', (id) => {
  const withId = z.object({ id: z.union([z.int(), z.object({ id: z.int() })]) });
  const expected = id === 'text' ? 'Enter a valid value' : 'This field is required';
  expect(problemsOf({ id }, withId)).toEqual({ id: expected });
});

test('parseRequest names unknown fields', () => {
  expect(problemsOf({ ...good, more: 1 })).toEqual({ more: 'Remove this unknown field' });
  expect(problemsOf(good)).toEqual({});
});
