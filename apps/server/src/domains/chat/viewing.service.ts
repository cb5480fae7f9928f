import type { Actor } from '@boostdesk/auth';
import { viewersRoom } from '@boostdesk/realtime/contract';
import type { Db } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { createOrderRateLimiter, type OrderRateLimiterDeps } from '../../realtime/order-rate-limiter.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from '../orders/order-subjects.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';

/** Events of a user on one order; our client sends one every 20 s for each tab. */
const PER_MINUTE = 60;

export interface ViewingDeps extends Pick<OrderRateLimiterDeps, 'clock' | 'redis'> {
  readonly db: Db;
  readonly write: Write;
  readonly events: Pick<EventsService, 'publishToOthers'>;
  readonly subjects: Pick<OrderSubjects, 'byId'>;
  readonly accounts: Pick<AccountsService, 'byId'>;
}

interface View {
  readonly order: number;
  /** Id of the device's connection. */
  readonly connection: string;
  readonly isOpen: boolean;
}

/** Tells staff who view an order of each other. Nothing is stored. */
export function createViewingService({ db, write, events, subjects, accounts, clock, redis }: ViewingDeps) {
  const isWithinRate = createOrderRateLimiter({ prefix: 'viewing:', perMinute: PER_MINUTE, clock, redis });

  async function publish(user: number, view: View): Promise<void> {
    const account = await accounts.byId(db, user);
    if (account === undefined) return;
    const { id, name, image } = account;
    await write(null, async (tx) => {
      const room = { room: viewersRoom(view.order), except: user };
      events.publishToOthers(tx, room, 'staffViewing', { ...view, by: { id, name, image } });
    });
  }

  return {
    /** @throws HttpError `not_found` for an unknown order, `too_many` */
    async show(actor: Actor, view: View): Promise<void> {
      if ((await subjects.byId(view.order)) === undefined) throw new HttpError('not_found');
      if (!(await isWithinRate(actor.id, view.order))) throw new HttpError('too_many');
      await publish(actor.id, view);
    },

    /** For a connection that has ended. */
    async leave(user: number, connection: string, orders: Iterable<number>): Promise<void> {
      for (const order of orders) await publish(user, { order, connection, isOpen: false });
    },
  };
}

export type ViewingService = ReturnType<typeof createViewingService>;
