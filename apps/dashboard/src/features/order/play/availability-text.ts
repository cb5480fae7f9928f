import type { Availability } from '@boostdesk/api-client/contract';
import { type AvailabilityState, availabilityAt } from '@boostdesk/catalogs/play';
import { t } from '@lingui/core/macro';
import { formatMomentIn } from '../../../i18n/format-zone.ts';
import { toRules } from '../../../shared/availability/to-rules.ts';

const withTime: Readonly<Record<AvailabilityState, (time: string) => string>> = {
  available: (time) => t`Available until ${time}`,
  offHours: (time) => t`Usually available again on ${time}`,
  away: (time) => t`Away until ${time}`,
  vacation: (time) => t`On vacation until ${time}`,
  unknown: () => t`Hours not set`,
};

const withoutTime: Readonly<Record<AvailabilityState, () => string>> = {
  available: () => t`Available`,
  offHours: () => t`Outside usual hours`,
  away: () => t`Away`,
  vacation: () => t`On vacation`,
  unknown: () => t`Hours not set`,
};

/** Whether a booster is available and until when, in the reader's time zone. `now`: ms since 1970. */
export function availabilityText(availability: Availability | null, now: number): string {
  if (availability === null) return withoutTime.unknown();
  const { state, until } = availabilityAt(toRules(availability), now);
  return until === null ? withoutTime[state]() : withTime[state](formatMomentIn(until));
}
