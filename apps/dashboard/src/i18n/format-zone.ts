import { i18n } from './i18n.ts';

const format = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(i18n.locale, options).format(at);

/** 'Fri, 10:05 PM' in a time zone. `at`: ms since 1970. */
export const formatTimeIn = (at: number, timeZone: string): string =>
  format(at, { weekday: 'short', hour: 'numeric', minute: '2-digit', timeZone });

/** 'Fri, Nov 21, 10:05 PM' in a time zone, or in the reader's. `at`: ms since 1970. */
export const formatMomentIn = (at: number, timeZone?: string): string =>
  format(at, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone !== undefined && { timeZone }),
  });

/** 'Berlin' for 'Europe/Berlin'. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The reader's time zone. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The browser's time zones and the chosen one, which another browser may have provided. */
export const zonesWith = (chosen: string) =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), chosen])].sort().map((id) => ({
    id,
    label: id.replaceAll('_', ' '),
  }));
