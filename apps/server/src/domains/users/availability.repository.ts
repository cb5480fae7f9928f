import type { Availability } from '@boostdesk/api-client/contract';
import { activeStatuses } from '@boostdesk/catalogs/rules';
import type { Reader, Tx } from '../../db/index.ts';

type Hours = Pick<Availability, 'hours' | 'zone'>;
type Absence = Pick<Availability, 'awayUntil' | 'vacation' | 'zone'>;

interface Row {
  readonly zone: string;
  readonly hours: unknown;
  readonly vacation_from: string | null;
  readonly vacation_to: string | null;
  readonly away_until: Date | null;
}

const COLUMNS = ['zone', 'hours', 'vacation_from', 'vacation_to', 'away_until'] as const;

const toAvailability = (row: Row): Availability => ({
  zone: row.zone,
  // Written by `putHours` from this type.
  hours: row.hours as Availability['hours'],
  vacation:
    row.vacation_from === null || row.vacation_to === null ? null : { from: row.vacation_from, to: row.vacation_to },
  awayUntil: row.away_until?.toISOString() ?? null,
});

export function createAvailabilityRepository() {
  return {
    async find(db: Reader, user: number): Promise<Availability | null> {
      const row = await db
        .selectFrom('booster_availability')
        .select(COLUMNS)
        .where('user_id', '=', user)
        .executeTakeFirst();
      return row === undefined ? null : toAvailability(row);
    },

    async listVacations(db: Reader): Promise<{ user: number; availability: Availability }[]> {
      const rows = await db
        .selectFrom('booster_availability')
        .select(['user_id', ...COLUMNS])
        .where('vacation_from', 'is not', null)
        .execute();
      return rows.map((row) => ({ user: row.user_id, availability: toAvailability(row) }));
    },

    async putHours(tx: Tx, user: number, { hours, zone }: Hours): Promise<void> {
      const values = { zone, hours: JSON.stringify(hours) };
      await tx
        .insertInto('booster_availability')
        .values({ user_id: user, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** Keeps the zone that was stored with hours. */
    async putAbsence(tx: Tx, user: number, { awayUntil, vacation, zone }: Absence): Promise<void> {
      const values = {
        vacation_from: vacation?.from ?? null,
        vacation_to: vacation?.to ?? null,
        away_until: awayUntil === null ? null : new Date(awayUntil),
      };
      await tx
        .insertInto('booster_availability')
        .values({ user_id: user, zone, ...values })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
        .execute();
    },

    /** Customers of the booster's active orders. */
    async findCustomers(tx: Tx, booster: number): Promise<number[]> {
      const rows = await tx
        .selectFrom('orders')
        .select('customer_id')
        .distinct()
        .where('booster_id', '=', booster)
        .where('status', 'in', activeStatuses)
        .where('cancelled_at', 'is', null)
        .execute();
      return rows.map((row) => row.customer_id);
    },
  };
}
