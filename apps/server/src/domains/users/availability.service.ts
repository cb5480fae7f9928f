import type { Availability } from '@boostdesk/api-client/contract';
import type { Actor } from '@boostdesk/auth';
import {
  AWAY_HOURS_MAX,
  isOnVacation,
  type Availability as Rules,
  VACATION_DAYS_MAX,
  vacationDays,
  vacationTimes,
} from '@boostdesk/catalogs/play';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { type MessageDescriptor, msg } from '../../i18n/message.ts';
import type { EventsService } from '../events/events.service.ts';
import type { AccountsService } from './accounts.service.ts';
import { createAvailabilityRepository } from './availability.repository.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Between the booster's clock and this one. */
const CLOCK_TOLERANCE_MS = 60_000;

export interface AvailabilityDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly events: Pick<EventsService, 'publishToUsers'>;
}

type Hours = Pick<Availability, 'hours' | 'zone'>;
type Absence = Pick<Availability, 'awayUntil' | 'vacation' | 'zone'>;

const toRules = ({ awayUntil, ...availability }: Availability): Rules => ({
  ...availability,
  awayUntil: awayUntil === null ? null : Date.parse(awayUntil),
});

const invalid = (field: string, message: MessageDescriptor) => new HttpError('invalid', message, { [field]: message });

function assertAbsence(absence: Absence, now: Date): void {
  const { vacation, awayUntil } = absence;
  if (vacation !== null) {
    const days = vacationDays(vacation);
    if (days < 1) throw invalid('vacation.to', msg('Choose an end date on or after the start date.'));
    if (days > VACATION_DAYS_MAX)
      throw invalid(
        'vacation.to',
        msg('A vacation can be up to {days, plural, one {# day} other {# days}} long.', { days: VACATION_DAYS_MAX }),
      );
    const times = vacationTimes(toRules({ ...absence, hours: [] }));
    if (times !== null && times.end <= now.getTime())
      throw invalid('vacation.to', msg('This vacation is already over.'));
  }
  if (awayUntil === null) return;
  const left = Date.parse(awayUntil) - now.getTime();
  if (left <= 0) throw invalid('awayUntil', msg('Choose a time in the future.'));
  if (left > AWAY_HOURS_MAX * HOUR_MS + CLOCK_TOLERANCE_MS)
    throw invalid(
      'awayUntil',
      msg(
        'You can be away for up to {hours, plural, one {# hour} other {# hours}}. Add a vacation for longer absences.',
        { hours: AWAY_HOURS_MAX },
      ),
    );
}

/** When boosters play. Customers of their active orders see it. docs/product.md, Availability. */
export function createAvailabilityService({ db, write, clock, accounts, events }: AvailabilityDeps) {
  const stored = createAvailabilityRepository();

  /** The lock makes lock-ins wait, so that none follows the begin of a vacation. */
  const change = (actor: Actor, work: (tx: Tx) => Promise<void>): Promise<void> =>
    write(null, async (tx) => {
      const [account] = await accounts.lock(tx, [actor.id]);
      if (account === undefined) throw new HttpError('session_ended');
      await work(tx);
      const users = [actor.id, ...(await stored.findCustomers(tx, actor.id))];
      await events.publishToUsers(tx, users, 'accountChanged', { user: actor.id });
    });

  return {
    find: (from: Reader, user: number): Promise<Availability | null> => stored.find(from, user),

    getOwn: async ({ id }: Actor) => ({ availability: await stored.find(db, id) }),

    async isOnVacation(from: Reader, user: number): Promise<boolean> {
      const availability = await stored.find(from, user);
      return availability !== null && isOnVacation(toRules(availability), clock().getTime());
    },

    /** Ids of all boosters on vacation. */
    async listOnVacation(from: Reader): Promise<ReadonlySet<number>> {
      const now = clock().getTime();
      const all = await stored.listVacations(from);
      return new Set(
        all.filter(({ availability }) => isOnVacation(toRules(availability), now)).map(({ user }) => user),
      );
    },

    saveHours: (actor: Actor, hours: Hours): Promise<void> =>
      change(actor, (tx) => stored.putHours(tx, actor.id, hours)),

    /** @throws HttpError `invalid` for a vacation or absence that is over or too long */
    saveAbsence: (actor: Actor, absence: Absence): Promise<void> =>
      change(actor, async (tx) => {
        const before = await stored.find(tx, actor.id);
        assertAbsence({ ...absence, zone: before?.zone ?? absence.zone }, clock());
        await stored.putAbsence(tx, actor.id, absence);
      }),
  };
}

export type AvailabilityService = ReturnType<typeof createAvailabilityService>;
