import * as z from 'zod/mini';
import { exact, line, text } from './shapes.ts';

/** Longest login details of a game account, in UTF-16 code units. */
export const LOGIN_MAX = { login: 200, password: 200, accountName: 100, note: 500 } as const;

export const loginFields = {
  login: line(1, LOGIN_MAX.login),
  password: exact(1, LOGIN_MAX.password).check(
    z.refine((value) => value.trim() !== '', { error: 'This field is required' }),
  ),
  accountName: z.optional(line(0, LOGIN_MAX.accountName)),
  note: z.optional(text(0, LOGIN_MAX.note)),
} as const;

/** Revealed login details, to be shown for `seconds`. */
export const RevealedLogin = z.strictObject({
  login: z.string(),
  password: z.string(),
  accountName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  seconds: z.int(),
});
