import { expect, test, vi } from 'vitest';
import { csvSeparators, fetchAllPages, toCsv, toDecimal } from './csv.ts';
import { defaultSeparator } from './use-csv-separator.ts';

const columns = [{ header: 'Name, first', text: (row: string) => row }];

test.each([
  ['Mina', 'Mina'],
  ['Park, Mina', '"Park, Mina"'],
  ['Park; Mina', '"Park; Mina"'],
  ['Park\tMina', '"Park\tMina"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['@cmd', "'@cmd"],
  ['-12.50', '-12.50'],
  ['1240', '1240'],
  ['-rm', "'-rm"],
  ['\u2212300', "'\u2212300"],
  ['مرحبا', 'مرحبا'],
  // After a separator of any spreadsheet.
  ['Ann;=1+1', `"Ann;'=1+1"`],
  ['Ann,=1+1', `"Ann,'=1+1"`],
  ['Ann\t=1+1', `"Ann\t'=1+1"`],
  ['Ann|@SUM(A1)', `"Ann|'@SUM(A1)"`],
  ['Ann\n-1+cmd', `"Ann\n'-1+cmd"`],
  ['Ann\r\n+1', `"Ann\r\n'+1"`],
  ['Ann; =1+1', `"Ann; '=1+1"`],
  ['Ann";=1+1', `"Ann"";'=1+1"`],
  ['a;=1;=2', `"a;'=1;'=2"`],
  // Full-width signs.
  ['＝1+1 Ann', "'＝1+1 Ann"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['Ann;＝1+1', `"Ann;'＝1+1"`],
  // Commands of older spreadsheets.
  ['%1+1', "'%1+1"],
  ["|cmd'/C calc'!A0", `"'|cmd'/C calc'!A0"`],
  [' |calc', `" '|calc"`],
  ['Ann;%1', `"Ann;'%1"`],
  ['Ann,|calc', `"Ann,'|calc"`],
  ['50% | 3', '"50% | 3"'],
  // Blanks and marks of direction in front.
  [' =1+1', " '=1+1"],
  ['\u00A0=1+1', "\u00A0'=1+1"],
  ['\t=1+1', `"'\t'=1+1"`],
  ['\rx', `"'\rx"`],
  ['\u200F=1+1', "'=1+1"],
  ['\u2068=1+1\u2069', "'=1+1"],
  ['\u200F\u2068Gold\u2069، \u2068EU\u2069', 'Gold، EU'],
  // No formula.
  ['a=b', 'a=b'],
  ['mina@example.com', 'mina@example.com'],
  ['EU-West', 'EU-West'],
])('toCsv writes the cell %j as %j', (text, cell) => {
  expect(toCsv(columns, [text], ',')).toBe(`"Name, first"\r\n${cell}\r\n`);
});

test.each(csvSeparators)('cells are separated by %j and quoted where one has a separator', (separator) => {
  const pair = [...columns, { header: 'Value', text: (row: string) => row.toUpperCase() }];
  const file = toCsv(pair, [`a${separator}b`, 'c'], separator);
  expect(file).toBe(
    `"Name, first"${separator}Value\r\n"a${separator}b"${separator}"A${separator}B"\r\nc${separator}C\r\n`,
  );
});

test.each([
  [',', '12.50', '12.50'],
  ['\t', '12.50', '12.50'],
  [';', '12.50', '"12,50"'],
  [';', '-0.05', '"-0,05"'],
  [';', '1240', '1240'],
  [';', '2026-03-02T10:00:00.000Z', '2026-03-02T10:00:00.000Z'],
  [';', '1.2.3', '1.2.3'],
  [';', 'v1.5', 'v1.5'],
] as const)('decimals fit the separator %j: %s is written as %s', (separator, text, cell) => {
  expect(toCsv([{ header: 'Amount', text: String }], [text], separator)).toBe(`Amount\r\n${cell}\r\n`);
});

test('the file has the value of a cell instead of its text, and the currency once at the end', () => {
  const money = (header: string) => ({ header, text: () => '€1', value: Number, currency: () => 'EUR' as const });
  const none = { header: 'None', text: () => '–', value: () => null };
  expect(toCsv([money('Fines'), money('Amount'), none], ['7'], ';')).toBe('Fines;Amount;None;Currency\r\n7;7;;EUR\r\n');
});

test.each([
  ['en', ','],
  ['de', ';'],
  ['fr', ';'],
  ['es', ';'],
  ['ar-EG', ';'],
  ['ja', ','],
])('files in %s are separated by %j unless chosen otherwise', (locale, separator) => {
  expect(defaultSeparator(locale)).toBe(separator);
});

test.each([
  [1_250, '12.50'],
  [-1_250, '-12.50'],
  [5, '0.05'],
  [-0, '0.00'],
  [123_456_789, '1234567.89'],
])('toDecimal writes %i cents as %s', (amount, decimal) => {
  expect(toDecimal(amount)).toBe(decimal);
});

test('fetchAllPages fetches each page of a view once', async () => {
  const read = vi.fn(async (cursor: string | undefined) => {
    const at = Number(cursor ?? '0');
    return { items: [at, at + 1], next: at === 4 ? null : String(at + 2) };
  });
  expect(await fetchAllPages(read)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(read).toHaveBeenCalledTimes(3);
});
