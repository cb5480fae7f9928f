import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { int } from './shapes.ts';

/** Fetches missed events. */
export const event = {
  getSince: defineCall({
    name: 'event.getSince',
    method: 'POST',
    path: '/event/getSince',
    summary:
      'Returns the user’s events after a sequence number, to catch up after a disconnect, as sent over the socket.',
    source: 'Boostdesk',
    right: 'event.own',
    kind: 'read',
    request: z.strictObject({ seq: z.nullable(int(0)) }),
    response: z.strictObject({
      events: z.array(z.strictObject({ name: z.string(), payload: z.record(z.string(), z.unknown()) })),
      /** Newest `seq`. */
      last: z.int(),
      /** False when older events are deleted: refetch everything. */
      complete: z.boolean(),
    }),
    errors: [],
  }),
};
