/** Higher counts are shortened. */
const MAX_COUNT = 999;

/**
 * A count for a button, tab or badge: '7', or '999+' above the maximum; state the full count in text beside it. `format` formats for the
 * reader's locale.
 */
export const formatBadgeCount = (count: number, format: (count: number) => string = String): string =>
  count > MAX_COUNT ? `${format(MAX_COUNT)}+` : format(count);
