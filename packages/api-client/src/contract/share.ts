import * as z from 'zod/mini';

/** Share in percent with all candidates of SPEC §6. */
export const ShareExplanation = z.strictObject({
  percent: z.number(),
  /** Null: no share is set. */
  winner: z.nullable(z.string()),
  candidates: z.array(
    z.strictObject({ source: z.string(), percent: z.nullable(z.number()), applies: z.boolean(), reason: z.string() }),
  ),
});
