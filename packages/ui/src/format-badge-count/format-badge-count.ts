const MAX_COUNT = 999;

/** '7', or '999+' above the maximum; state the full count in text. */
export const formatBadgeCount = (count: number, format: (count: number) => string = String): string =>
  count > MAX_COUNT ? `${format(MAX_COUNT)}+` : format(count);
