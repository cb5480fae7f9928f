import * as z from 'zod/mini';
import { exact, line, text } from './shapes.ts';

export const loginFields = {
  login: line(1, 200),
  password: exact(1, 200).check(z.refine((value) => value.trim() !== '', { error: 'This field is required' })),
  accountName: z.optional(line(0, 100)),
  note: z.optional(text(0, 500)),
} as const;

/** Show for `seconds`. */
export const RevealedLogin = z.strictObject({
  login: z.string(),
  password: z.string(),
  accountName: z.nullable(z.string()),
  note: z.nullable(z.string()),
  seconds: z.int(),
});
