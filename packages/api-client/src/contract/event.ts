import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { int } from './shapes.ts';

/** Fetches missed events. */
export const event = {
  /**
   * Returns the user’s events after a sequence number, to catch up after a disconnect, as sent over the socket.
   * @example await client.event.getSince({ seq: 41 });
   */
  getSince: defineCall({
    name: 'event.getSince',
    method: 'POST',
    path: '/event/getSince',
    source: 'Boostdesk',
    right: 'event.own',
    kind: 'read',
    request: z.strictObject({
      /** Last sequence number received; null for the current one alone. */
      seq: z.nullable(int(0)),
    }),
    response: z.strictObject({
      /** Events in the order of their numbers. */
      events: z.array(
        z.strictObject({
          /** Event name, such as `newMessage`. */
          name: z.string(),
          /** Payload as sent over the socket. */
          payload: z.record(z.string(), z.unknown()),
        }),
      ),
      /** Newest `seq`. */
      last: z.int(),
      /** False when older events are deleted: refetch everything. */
      complete: z.boolean(),
    }),
    errors: [],
  }),
};
