const formatters = new Map<string, Intl.NumberFormat>();

/** Cached: creating a formatter takes a hundred times as long as using it. */
export function getFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** None for plain counts. */
export const getMinorDigits = (currency: string | null): number =>
  currency === null
    ? 0
    : (getFormatter('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
