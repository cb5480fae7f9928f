import type { Currency } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';
import { downloadBlob } from '../download.ts';

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

/** Separators between cells, of which spreadsheets expect one, depending on their language. Decimals fit the separator. */
export const csvSeparators = [',', ';', '\t'] as const;
/** Separator between cells. */
export type CsvSeparator = (typeof csvSeparators)[number];

/** Value of a cell: an amount as '12.50', a time or day in ISO 8601, or a text. Null: empty. */
export type CsvValue = string | number | null;

/** Column of the file; `text` is written without `value`. */
export interface CsvColumn<Row> {
  readonly header: string;
  readonly text: (row: Row) => string;
  readonly value?: (row: Row) => CsvValue;
  /** Currency of `value`. A row has one currency, which has a column of its own at the end. */
  readonly currency?: (row: Row) => Currency;
}

/** Amount in minor units as a plain decimal, '-12.50'. */
export const toDecimal = (amount: number): string => (amount / 100).toFixed(2);

/** Characters that only set the direction of text. */
const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Spreadsheets run a cell that starts like this as a formula. They may split cells at another separator or quote than
 * ours, so each part is checked.
 */
const FORMULA = /(^|[,;|\t\r\n"])(\s*)(?=[=+\-@%|\uFF1D\uFF0B\uFF0D\uFF20\u2212])/g;
const STARTING_BLANK = /^[\t\r]/;
const PLAIN_NUMBER = /^-?\d+(\.\d+)?$/;

const disarm = (text: string): string => {
  if (PLAIN_NUMBER.test(text)) return text;
  const safe = text.replace(FORMULA, "$1$2'");
  return STARTING_BLANK.test(safe) ? `'${safe}` : safe;
};

/** Semicolons separate cells where commas separate decimals: spreadsheets there read '12.50' as a text or a day in December. */
const localize = (text: string, separator: CsvSeparator): string =>
  separator === ';' && PLAIN_NUMBER.test(text) ? text.replace('.', ',') : text;

function cellOf(value: CsvValue, separator: CsvSeparator): string {
  const safe = localize(disarm(String(value ?? '').replace(BIDI_CONTROLS, '')), separator);
  return /[",;|\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** CSV by RFC 4180: CRLF line ends; cells with separators, quotes or line breaks are quoted. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[], separator: CsvSeparator): string {
  const currency = columns.find((column) => column.currency !== undefined)?.currency;
  const all: readonly CsvColumn<Row>[] =
    currency === undefined ? columns : [...columns, { header: t`Currency`, text: currency }];
  const lines = [
    all.map(({ header }) => header),
    ...rows.map((row) => all.map(({ text, value = text }) => value(row))),
  ];
  return lines.map((line) => `${line.map((value) => cellOf(value, separator)).join(separator)}\r\n`).join('');
}

/** Downloads a text file. The byte order mark makes spreadsheets read it as UTF-8. */
export function downloadText(name: string, text: string): void {
  downloadBlob(name, new Blob([`\uFEFF${text}`], { type: 'text/csv;charset=utf-8' }));
}
