import * as z from 'zod/mini';
import { exact, line, text } from './shapes.ts';

/** Longest login details of a game account, in UTF-16 code units. */
export const LOGIN_MAX = { login: 200, password: 200, accountName: 100, note: 500 } as const;

export const loginFields = {
  /** User name of the game account. */
  login: line(1, LOGIN_MAX.login),
  /** Password of the game account. */
  password: exact(1, LOGIN_MAX.password).check(
    z.refine((value) => value.trim() !== '', { error: 'This field is required' }),
  ),
  /** Name shown in the game; optional. */
  accountName: z.optional(line(0, LOGIN_MAX.accountName)),
  /** Note about the login, up to 500 characters. */
  note: z.optional(text(0, LOGIN_MAX.note)),
} as const;

/** Revealed login details, to be shown for `seconds`. */
export const RevealedLogin = z.strictObject({
  /** User name of the game account. */
  login: z.string(),
  /** Password of the game account. */
  password: z.string(),
  /** Name shown in the game; optional. */
  accountName: z.nullable(z.string()),
  /** Note about the login, up to 500 characters. */
  note: z.nullable(z.string()),
  /** How long the login details may be shown, in seconds. */
  seconds: z.int(),
});
