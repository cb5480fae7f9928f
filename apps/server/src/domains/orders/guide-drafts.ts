import { type Actor, isStaff } from '@boostdesk/auth';
import type { SubjectOrder } from './order-subjects.service.ts';

/** Whether a reader of a guide also reads what is not delivered: its booster and staff. */
export const readsGuideDrafts = (actor: Actor, { boosterId }: Pick<SubjectOrder, 'boosterId'>): boolean =>
  isStaff(actor) || boosterId === actor.id;
