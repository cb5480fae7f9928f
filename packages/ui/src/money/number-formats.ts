const formatters = new Map<string, Intl.NumberFormat>();

/** Kept: making one takes a hundred times as long as using it, and a table needs one for each of its rows. */
export function getFormatter(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter;
}

/** How many digits a currency has after its point; none for plain counts such as coins. */
export const getMinorDigits = (currency: string | null): number =>
  currency === null
    ? 0
    : (getFormatter('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);
