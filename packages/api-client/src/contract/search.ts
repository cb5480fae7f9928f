import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { listOf } from './tolerant.ts';

/** Calls of the global search. SPEC §5, §7. */
export const search = {
  dashboardSearch: defineCall({
    name: 'search.dashboardSearch',
    method: 'POST',
    path: '/dashboardSearch',
    summary: 'Finds orders by number among those the user can view.',
    source: 'SPEC §7',
    right: 'search.dashboard',
    kind: 'read',
    request: z.strictObject({ searchFilter: z.string().check(z.regex(/^\d{1,9}$/)) }),
    response: z.array(
      z.strictObject({
        label: z.string(),
        url: z.string(),
        /** Not in SPEC; null when cancelled. */
        status: z.optional(z.nullable(z.int())),
      }),
    ),
    tolerantResponse: listOf(z.object({ label: z.string(), url: z.string(), status: z.optional(z.nullable(z.int())) })),
    errors: [],
  }),
};
