export async function fetchAllPages<Row>(
  fetchPage: (cursor: string | undefined) => Promise<{ readonly items: readonly Row[]; readonly next: string | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await fetchPage(cursor);
    rows.push(...page.items);
    if (page.next === null) return rows;
    cursor = page.next;
  }
}

/** Spreadsheets would run such a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV by RFC 4180: CRLF line ends; cells with commas, quotes or line breaks are quoted. */
export const toCsv = <Row>(
  columns: readonly { readonly header: string; readonly text: (row: Row) => string }[],
  rows: readonly Row[],
): string =>
  [columns.map(({ header }) => header), ...rows.map((row) => columns.map(({ text }) => text(row)))]
    .map((line) => `${line.map(cellOf).join(',')}\r\n`)
    .join('');

/** Downloads a text file. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
