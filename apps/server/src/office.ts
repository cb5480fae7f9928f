import { areas, type office, type ResponseOf, waitingFilters } from '@boostdesk/api-client/contract';
import { type Actor, isRoleAllowed } from '@boostdesk/auth';
import { type AreaList, createAreaReader, type FilterOf, type ListedArea } from './db/area-list.ts';
import type { Db, Reader } from './db/index.ts';
import { createSingleFlight } from './db/single-flight.ts';
import { createTimedReads } from './db/timed-reads.ts';
import { applicationsArea } from './domains/applications/applications.repository.ts';
import { feedbacksArea } from './domains/feedbacks/feedbacks.repository.ts';
import { offersArea } from './domains/game-accounts/offers.repository.ts';
import { payoutsArea } from './domains/money/payouts.repository.ts';
import type { HandlersOf } from './http/handler-types.ts';

const createRowCounter =
  <A extends ListedArea, O extends { readonly id: number }>(area: A, list: AreaList<A, O>, filter: FilterOf<A>) =>
  (from: Reader) =>
    createAreaReader(area, list).count(from, filter);

type Waiting = ResponseOf<typeof office.getWaiting>;

/** Counts by area, like the areas' lists; the same for all staff. */
export const createWaitingCounters = (actor: Actor): Record<keyof Waiting, (from: Reader) => Promise<number>> => ({
  accountselling: createRowCounter(areas.accountselling, offersArea(actor), waitingFilters.accountselling),
  applications: createRowCounter(areas.applications, applicationsArea, waitingFilters.applications),
  feedbacks: createRowCounter(areas.feedbacks, feedbacksArea, waitingFilters.feedbacks),
  payouts: createRowCounter(areas.payouts, payoutsArea, waitingFilters.payouts),
});

/** Handles the staff's pending work, by the caller's rights. */
export function officeRoutes({ db }: { readonly db: Db }): HandlersOf<'office'> {
  /** Every staff menu refetches on changes. */
  const readOnce = createSingleFlight(createTimedReads(db));
  return {
    async 'office.getWaiting'({ actor }) {
      const reads = createWaitingCounters(actor);
      const count = async (area: keyof Waiting) =>
        isRoleAllowed(areas[area].right, actor) ? readOnce(area, reads[area]) : null;
      return {
        accountselling: await count('accountselling'),
        applications: await count('applications'),
        feedbacks: await count('feedbacks'),
        payouts: await count('payouts'),
      };
    },
  };
}
