import { toAsciiDigits } from '@boostdesk/catalogs/text';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { listOf } from './tolerant.ts';

/** Calls of the global search. */
export const search = {
  /**
   * Finds orders by number among those the user can view.
   * @example await client.search.dashboardSearch({ searchFilter: '10001' });
   */
  dashboardSearch: defineCall({
    name: 'search.dashboardSearch',
    method: 'POST',
    path: '/dashboardSearch',
    source: 'SPEC §7',
    right: 'search.dashboard',
    kind: 'read',
    request: z.strictObject({
      /** Digits of any script that the order number starts with. */
      searchFilter: z.string().check(z.overwrite(toAsciiDigits), z.regex(/^\d{1,9}$/)),
    }),
    response: z.array(
      z.strictObject({
        /** Text to show, such as `Order #10001`. */
        label: z.string(),
        /** Dashboard path, such as `/order/10001`. */
        url: z.string(),
        /** Status code; null when cancelled, missing from servers without this addition. */
        status: z.optional(z.nullable(z.int())),
      }),
    ),
    tolerantResponse: listOf(z.object({ label: z.string(), url: z.string(), status: z.optional(z.nullable(z.int())) })),
    errors: [],
  }),
};
