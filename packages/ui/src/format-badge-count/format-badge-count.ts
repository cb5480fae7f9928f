/** The most that is counted in figures. */
const MAX_COUNT = 999;

/**
 * A count as it stands on a button, a tab or a badge: '7', and '999+' beyond, so that none grows over its neighbours. Say the whole of it in
 * words beside it. `write` is how a number is written where it is read.
 */
export const formatBadgeCount = (count: number, format: (count: number) => string = String): string =>
  count > MAX_COUNT ? `${format(MAX_COUNT)}+` : format(count);
