import { expect, test, vi } from 'vitest';
import { fetchAllPages, toCsv } from './csv.ts';

const columns = [{ header: 'Name, first', text: (row: string) => row }];

test.each([
  ['Mina', 'Mina'],
  ['Park, Mina', '"Park, Mina"'],
  ['the "best"', '"the ""best"""'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['@cmd', "'@cmd"],
  ['-12.50', '-12.50'],
  ['-rm', "'-rm"],
  ['مرحبا', 'مرحبا'],
])('toCsv writes the cell %j as %j', (text, cell) => {
  expect(toCsv(columns, [text])).toBe(`"Name, first"\r\n${cell}\r\n`);
});

test('fetchAllPages fetches each page of a view once', async () => {
  const read = vi.fn(async (cursor: string | undefined) => {
    const at = Number(cursor ?? '0');
    return { items: [at, at + 1], next: at === 4 ? null : String(at + 2) };
  });
  expect(await fetchAllPages(read)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(read).toHaveBeenCalledTimes(3);
});
