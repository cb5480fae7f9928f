import { HOURS_MAX } from '@boostdesk/catalogs/play';
import * as z from 'zod/mini';
import { defineCall } from './define.ts';
import { Day, Done, Empty, Instant } from './shapes.ts';
import { Zone } from './zone.ts';

const Span = z.strictObject({
  /** Day of the week on which the hours begin: 1 for Monday to 7 for Sunday. */
  day: z.int().check(z.minimum(1), z.maximum(7)),
  /** Start, in minutes since midnight. */
  from: z.int().check(z.minimum(0), z.maximum(1439)),
  /** End, in minutes since midnight, up to 1440; on the next day when it is not after `from`. */
  to: z.int().check(z.minimum(1), z.maximum(1440)),
});

const Hours = z.strictObject({
  /** IANA name of the booster’s time zone. */
  zone: Zone,
  /** Weekly hours in that zone; empty when none are set. */
  hours: z.array(Span).check(z.maxLength(HOURS_MAX)),
});

const Absence = z.strictObject({
  /** First and last day of the vacation, in the booster’s time zone; null without one. */
  vacation: z.nullable(
    z.strictObject({
      /** First day, such as 2026-03-01. */
      from: Day,
      /** Last day, included. */
      to: Day,
    }),
  ),
  /** When the booster is back; null unless away. */
  awayUntil: z.nullable(Instant),
});

/** When a booster plays. */
export const Availability = z.strictObject({ ...Hours.shape, ...Absence.shape });

/** Calls of a booster’s own availability. `accountChanged` announces changes to other devices. */
export const availability = {
  /**
   * Returns the booster’s availability; null if it was never set.
   * @example await client.availability.get();
   */
  get: defineCall({
    name: 'availability.get',
    method: 'POST',
    path: '/availability/get',
    source: 'Boostdesk',
    right: 'availability.own',
    kind: 'read',
    request: Empty,
    response: z.strictObject({
      /** Null if never set. */
      availability: z.nullable(Availability),
    }),
    errors: [],
  }),
  /**
   * Saves the booster’s weekly hours and time zone.
   * @example await client.availability.saveHours({ zone: 'Europe/Berlin', hours: [{ day: 1, from: 1080, to: 120 }] });
   */
  saveHours: defineCall({
    name: 'availability.saveHours',
    method: 'POST',
    path: '/availability/saveHours',
    source: 'Boostdesk',
    right: 'availability.own',
    kind: 'write',
    request: Hours,
    response: Done,
    errors: [],
  }),
  /**
   * Saves vacation and absence, up to 90 days and 72 hours; null ends them. During a vacation the board is empty, and no
   * order can be locked in.
   * @example await client.availability.saveAbsence({ zone: 'Europe/Berlin', vacation: { from: '2026-03-01', to: '2026-03-14' }, awayUntil: null });
   */
  saveAbsence: defineCall({
    name: 'availability.saveAbsence',
    method: 'POST',
    path: '/availability/saveAbsence',
    source: 'Boostdesk',
    right: 'availability.own',
    kind: 'write',
    request: z.strictObject({
      ...Absence.shape,
      /** Time zone of the days, saved if the booster has none yet. */
      zone: Zone,
    }),
    response: Done,
    errors: [],
  }),
};
