import * as z from 'zod/mini';
import { defineCall } from './define.ts';

/** The look-up of the global search: orders by number (SPEC §5, §7). */
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
    answer: z.array(
      z.strictObject({
        label: z.string(),
        url: z.string(),
        /** Ours, beside what SPEC has: the code of the order's status; null where it was cancelled. */
        status: z.optional(z.nullable(z.int())),
      }),
    ),
    errors: [],
  }),
};
