import type { movementSides } from '@boostdesk/api-client/contract';
import type { Currency } from '@boostdesk/catalogs';
import { type DaySpan, serializeDaySpan } from '../../i18n/day-span.ts';

export type MovementSide = (typeof movementSides)[number];

interface Summed {
  readonly side: MovementSide;
  readonly currency: Currency;
  readonly days: DaySpan;
}

/** Address of the movements that make up a sum. */
export const movementsHref = ({ side, currency, days }: Summed): string =>
  `/admin/movements?side=${side}&currency=${currency}&day=${serializeDaySpan(days)}`;
