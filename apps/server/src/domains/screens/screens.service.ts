import { type AnswerOf, type DrawingAsked, firstCounts, firstList, type screen } from '@boostdesk/api-client/contract';
import { isStaff } from '@boostdesk/auth';
import type { CallContext } from '../../contract/handlers.ts';
import type { Drawer } from '../../drawing/drawer.ts';
import type { OrdersService } from '../orders/orders.service.ts';

export interface ScreensDeps {
  readonly orders: { readonly reading: Pick<OrdersService['reading'], 'list' | 'counts'> };
  /** Null where no app was built that could draw. */
  readonly drawer: Pick<Drawer, 'draw'> | null;
}

/** Screens as they are opened first: what they show, by the rights of whoever asks, and how it is drawn. */
export const createScreensService = ({ orders, drawer }: ScreensDeps) => ({
  async orders(
    { actor, language, token }: Pick<CallContext, 'actor' | 'language' | 'token'>,
    window: DrawingAsked['window'],
  ): Promise<AnswerOf<typeof screen.getOrders>> {
    const [list, counts] = await Promise.all([
      orders.reading.list(actor, firstList),
      orders.reading.counts(actor, firstCounts.scope),
    ]);
    // Staff have a desk in this place, and what is said where there is nothing comes with the app.
    const isDrawn = drawer !== null && token !== null && !isStaff(actor) && list.items.length > 0;
    const drawing = isDrawn ? await drawer.draw({ token, language, window, list, counts }) : null;
    return { list, counts, drawing };
  },
});

export type ScreensService = ReturnType<typeof createScreensService>;
