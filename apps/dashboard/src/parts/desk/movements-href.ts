import type { Currency } from '@boostdesk/catalogs';
import { type DaySpan, writeDays } from '../day-span.ts';

interface Summed {
  readonly side: 'taken' | 'kept';
  readonly currency: Currency;
  readonly days: DaySpan;
}

/** Where the movements are that a sum is made of. */
export const movementsHref = ({ side, currency, days }: Summed): string =>
  `/admin/movements?side=${side}&currency=${currency}&day=${writeDays(days)}`;
