import { fitsEmployee } from '@boostdesk/auth';
import { isOrderStatus, ORDER_STATUS, transitionFor } from '@boostdesk/catalogs';
import { BOOSTERS_ROOM } from '@boostdesk/realtime/contract';
import { Refusal } from '../../contract/refusal.ts';
import { phrase } from '../../words/phrase.ts';
import { takenBy } from './order-board.ts';
import { withdrawal } from './order-buying.ts';
import { type Acting, type ChangeDeps, type Changing, walk } from './order-change.ts';
import { movedBy, secondsBetween } from './order-clock.ts';
import { assertFigures, type Ending, endingColumns, type OrderEnding } from './order-ending.ts';
import type { ProgressBooking } from './order-progress-booking.ts';
import { givenBack, type OrderRelease, RUNNING } from './order-release.ts';
import type { OrderChanges, OrderRecord } from './orders.repository.ts';
import type { Asker } from './orders-deps.ts';

interface Reasoned {
  readonly id: number;
  readonly reason: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Deadlines further away are rejected as typing errors. */
const DEADLINE_MAX_MS = 366 * DAY_MS;

const noLook = { look_booster_id: null, look_until: null } as const;

/** Returns the columns that resume a suspended order and move its deadline; an order that was paused stays paused. */
function goneOn(order: OrderRecord, now: Date): OrderChanges {
  if (order.suspended_from === ORDER_STATUS.paused) return {};
  const since = order.paused_at ?? order.suspended_at;
  const seconds = since === null ? 0 : secondsBetween(since, now);
  return {
    paused_at: null,
    paused_seconds: order.paused_seconds + (order.paused_at === null ? 0 : seconds),
    deadline_at: movedBy(order.deadline_at, seconds),
  };
}

interface DeskParts {
  readonly booking: ProgressBooking;
  readonly endings: OrderEnding;
  readonly release: OrderRelease;
}

/** Staff's actions on orders, and the return of an order by its booster or customer. */
export function createOrderDesk(deps: ChangeDeps, changing: Changing, { booking, endings, release }: DeskParts) {
  const { boosters, events, orders } = deps;

  const told = ({ by }: Acting, reason: string) => ({ by, reason });

  /** @throws Refusal `invalid` for a user who is no booster, does not fit the order, or is its customer */
  async function boosterFor({ tx, subject }: Acting, id: number) {
    const booster = await boosters.lock(tx, id);
    const facts = booster?.actor.employee;
    if (booster === undefined || !facts) {
      const sentence = phrase('This person isn’t a booster and can’t be assigned orders.');
      throw new Refusal('invalid', sentence, { booster: sentence });
    }
    if (id === subject.customerId) {
      const sentence = phrase('This is the booster’s own order.');
      throw new Refusal('invalid', sentence, { booster: sentence });
    }
    if (!fitsEmployee(facts, subject)) {
      const sentence = phrase('This order is for games or platforms this booster doesn’t play.');
      throw new Refusal('invalid', sentence, { booster: sentence });
    }
    return booster;
  }

  return {
    withdraw: (asker: Asker, id: number) => changing.act(asker, 'order.withdraw', id, withdrawal),

    drop: (asker: Asker, { id, reason }: Reasoned) =>
      changing.act(asker, 'order.drop', id, async (acting) => {
        // Nobody else could take it, as the buyer has seen the login.
        if (acting.order.offer_id !== null)
          throw new Refusal('conflict', phrase('You sold this account. Contact staff if it shouldn’t be handed over.'));
        const status = walk('drop', acting.subject.status);
        const settled = await booking.settle(acting);
        return {
          set: { status, ...givenBack(acting.order, acting.now), ...settled.set },
          reason,
          event: { kind: 'dropped', data: { reason } },
          line: { code: 'dropped', params: { by: acting.by } },
          tell: { code: 'dropped', params: told(acting, reason), to: 'customer' },
          also: settled.also,
        };
      }),

    async assignable(asker: Asker, id: number) {
      return deps.write(null, async (tx) => {
        const { subject } = await changing.enter(tx, asker, 'order.assign', id);
        const all = await boosters.withWork(tx, RUNNING);
        return all.flatMap(({ actor: { employee }, person, running }) =>
          employee && person.id !== subject.customerId && fitsEmployee(employee, subject)
            ? [{ booster: person, trial: employee.trial, running }]
            : [],
        );
      });
    },

    assign: (asker: Asker, { id, booster: to, reason }: Reasoned & { readonly booster: number }) =>
      changing.act(asker, 'order.assign', id, async (acting) => {
        const { tx, order, now, subject } = acting;
        const booster = await boosterFor(acting, to);
        const name = await orders.nameOf(tx, to);
        return {
          set: { status: walk('assign', subject.status), ...takenBy(order, booster, now) },
          reason,
          event: { kind: 'assigned', data: { reason, booster: name } },
          line: { code: 'assigned', params: { by: acting.by, booster: name } },
          tell: { code: 'assigned', params: { booster: name }, to: 'both' },
          also: async () =>
            events.toRoom(tx, BOOSTERS_ROOM, 'lockinStatus', { id, status: 'taken', booster: { id: to, name } }),
        };
      }),

    unassign: (asker: Asker, { id, reason }: Reasoned) =>
      changing.act(asker, 'order.unassign', id, (acting) => release.unassignment(acting, reason)),

    suspend: (asker: Asker, { id, reason }: Reasoned) =>
      changing.act(asker, 'order.suspend', id, (acting) => {
        const { now, subject } = acting;
        return {
          set: {
            status: walk('suspend', subject.status),
            suspended_from: subject.status,
            suspended_at: now,
            ...(subject.status === ORDER_STATUS.processing && { paused_at: now }),
            ...noLook,
          },
          reason,
          event: { kind: 'suspended', data: { reason } },
          line: { code: 'suspended', params: { by: acting.by } },
          tell: { code: 'suspended', params: told(acting, reason), to: 'both' },
        };
      }),

    resume: (asker: Asker, { id, reason }: Reasoned) =>
      changing.act(asker, 'order.resume', id, (acting) => {
        const { now, order, subject } = acting;
        const previous = isOrderStatus(order.suspended_from) ? order.suspended_from : undefined;
        return {
          set: {
            status: walk('resume', subject.status, previous),
            suspended_from: null,
            suspended_at: null,
            ...goneOn(order, now),
          },
          reason,
          event: { kind: 'resumed', data: { reason } },
          line: { code: 'resumed', params: { by: acting.by } },
          tell: { code: 'resumed', params: told(acting, reason), to: 'both' },
        };
      }),

    extendDeadline: (asker: Asker, { id, deadline, reason }: Reasoned & { readonly deadline: string }) =>
      changing.act(asker, 'order.extendDeadline', id, (acting) => {
        const { now, order } = acting;
        const at = new Date(deadline);
        const before = order.deadline_at;
        if (before === null) throw new Refusal('conflict', phrase('This order has no deadline.'));
        if (at <= before || at <= now || at.getTime() > now.getTime() + DEADLINE_MAX_MS) {
          const sentence = phrase('Choose a time after the current deadline and within a year.');
          throw new Refusal('invalid', sentence, { deadline: sentence });
        }
        const seconds = secondsBetween(before, at);
        return {
          set: { deadline_at: at },
          reason,
          event: { kind: 'deadline_extended', data: { reason, seconds } },
          line: { code: 'deadline_extended', params: { by: acting.by, deadline: at.toISOString() } },
          tell: { code: 'deadline_extended', params: told(acting, reason), to: 'both' },
        };
      }),

    cancel: (asker: Asker, { id, ending }: { readonly id: number; readonly ending: Ending }) =>
      changing.act(asker, 'order.cancel', id, async (acting) => {
        const { now, order, subject } = acting;
        if (transitionFor('cancel', subject.status) === undefined) throw new Refusal('conflict');
        assertFigures(order, ending);
        const earned = await endings.post(acting, 'order-cancelled', ending);
        const columns = endingColumns(order, ending);
        const { reason, figures } = ending;
        return {
          set: { cancelled_at: now, ...columns, ...noLook },
          event: { kind: 'cancelled', data: { reason, refund: figures.refund, ...endings.coinsTold(order, ending) } },
          line: { code: 'cancelled', params: { by: acting.by } },
          tell: { code: 'cancelled', params: told(acting, reason), to: 'both' },
          also: () => endings.tell(acting, earned, columns),
        };
      }),
  };
}
