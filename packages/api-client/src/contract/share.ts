import * as z from 'zod/mini';

/** Why a share is what it is: every candidate of SPEC §6 and the winner. Percent, 0 to 100. */
export const ShareExplanation = z.strictObject({
  percent: z.number(),
  /** Null where no share is set: the share is 0. */
  winner: z.nullable(z.string()),
  candidates: z.array(
    z.strictObject({ source: z.string(), percent: z.nullable(z.number()), applies: z.boolean(), reason: z.string() }),
  ),
});
