import type { OrderEvent } from '@boostdesk/api-client/contract';
import { STAFF_ROOM } from '@boostdesk/realtime/contract';
import type { Tx } from '../../db/index.ts';
import type { EventsService } from '../events/events.service.ts';
import type { OrderSubjects } from './order-subjects.service.ts';
import { createOrdersRepository } from './orders.repository.ts';
import type { StaffEventKind } from './staff-events.ts';

interface StaffTimelineDeps {
  readonly clock: () => Date;
  readonly events: Pick<EventsService, 'publishToRoom'>;
  readonly subjects: Pick<OrderSubjects, 'byId'>;
}

interface StaffEvent {
  readonly order: number;
  readonly kind: StaffEventKind;
  /** User ID. */
  readonly actor: number;
  readonly data: OrderEvent['data'];
}

/** Events of orders that staff alone see. Their open pages refetch the order. */
export function createStaffTimeline({ clock, events, subjects }: StaffTimelineDeps) {
  const orders = createOrdersRepository();
  return {
    async add(tx: Tx, { order, kind, actor, data }: StaffEvent): Promise<void> {
      await orders.addEvent(tx, { order, kind, at: clock(), actorId: actor, data, before: null });
      const subject = await subjects.byId(order, tx);
      if (subject === undefined) throw new Error(`Order ${order} is missing.`);
      const { id, status, cancelled: archived } = subject;
      events.publishToRoom(tx, STAFF_ROOM, 'orderUpdated', { id, status, ...(archived && { archived }) });
    },
  };
}

export type StaffTimeline = ReturnType<typeof createStaffTimeline>;
