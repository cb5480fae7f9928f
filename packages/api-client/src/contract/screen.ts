import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { orderLists } from './order-lists.ts';
import type { AnswerOf, Language } from './types.ts';

/** px of a window: none is larger. */
const Pixels = z.int().check(z.minimum(1), z.maximum(16_384));

/** What a browser says of itself so that a screen can be drawn for it. */
const Window = z.strictObject({
  width: Pixels,
  height: Pixels,
  /** As chosen in this browser; left out, as usual. */
  density: z.optional(z.enum(['comfortable', 'compact'])),
  sidebar: z.optional(z.literal('rail')),
});

/** What the app asks `order.getList` for the list that is opened first. */
export const firstList = { scope: 'mine', sort: 'newest' } as const;
/** What it asks `order.getCounts`. */
export const firstCounts = { scope: 'mine' } as const;

/** Screens as the server gives them whole, for a page whose app is still on its way. */
export const screen = {
  getOrders: defineCall({
    name: 'screen.getOrders',
    method: 'POST',
    path: '/screen/getOrders',
    summary: 'Returns the user’s latest orders and their number, with the pre-rendered screen for a given window size.',
    source: 'Boostdesk',
    right: 'order.list',
    kind: 'read',
    request: Window,
    answer: z.strictObject({
      list: orderLists.getList.answer,
      counts: orderLists.getCounts.answer,
      /** Null where the app draws it sooner, or nobody does. */
      drawing: z.nullable(
        z.strictObject({
          /** The build of the app that drew it: names of classes are of one build. */
          version: z.string(),
          /** Elements and texts, as the page that shows them checks them. */
          nodes: z.array(z.unknown()),
        }),
      ),
    }),
    errors: [],
  }),
};

/** What the thread that draws is told: who looks at what, where. */
export interface DrawingAsked {
  readonly token: string;
  readonly language: Language;
  readonly window: z.output<typeof Window>;
  readonly list: AnswerOf<typeof orderLists.getList>;
  readonly counts: AnswerOf<typeof orderLists.getCounts>;
}
