import { type AreaName, areas, LANGUAGES } from '@boostdesk/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useOffers } from '../features/accountselling/use-offers.tsx';
import { useApplications } from '../features/applications/applications-screen.tsx';
import { useBlog } from '../features/blog/blog-screen.tsx';
import { useBoostcoins } from '../features/boostcoins/boostcoins-screen.tsx';
import { useCoupons } from '../features/coupons/coupons-screen.tsx';
import { useDuoqAccounts } from '../features/duoqaccounts/duoqaccounts-screen.tsx';
import { useEmployees } from '../features/employees/employees-screen.tsx';
import { useExpenses } from '../features/expenses/expenses-screen.tsx';
import { useFeedbacks } from '../features/feedbacks/feedbacks-screen.tsx';
import { useFines } from '../features/fines/fines-screen.tsx';
import { useGifts } from '../features/gifts/gifts-screen.tsx';
import { useMovements } from '../features/movements/movements-screen.tsx';
import { useStaffOrders } from '../features/orders/staff-orders/use-staff-orders.tsx';
import { usePageErrors } from '../features/page-errors/page-errors-screen.tsx';
import { useAddonPayments, useCustomPayments } from '../features/payments/use-payments.tsx';
import { usePayouts } from '../features/payouts/payouts-screen.tsx';
import { useProgressPays } from '../features/progresspays/progresspays-screen.tsx';
import { useQuickReplies } from '../features/quickreplies/quickreplies-screen.tsx';
import { useSiteLogs } from '../features/site-log/sitelogs-screen.tsx';
import { useUsers } from '../features/users/users-screen.tsx';
import { setLocale } from '../i18n/i18n.ts';
import type { AreaColumn, AreaRow } from '../shared/area/area-view.ts';
import { type CsvSeparator, toCsv } from '../shared/area/csv.ts';
import { renderInApp } from '../testing/in-app.tsx';
import { sampleRows } from '../testing/sample-rows.ts';

/** Enough rows to combine every value with every condition that shows it. */
const ROWS = 80;

type UseView = () => { readonly columns: readonly AreaColumn<never>[] };

const NoTable = () => null;

const views: Readonly<Record<AreaName, UseView>> = {
  accountselling: useOffers,
  addonpayments: useAddonPayments,
  applications: useApplications,
  blog: useBlog,
  boostcoins: useBoostcoins,
  coupons: useCoupons,
  custompayments: useCustomPayments,
  duoqaccounts: useDuoqAccounts,
  employees: useEmployees,
  expenses: useExpenses,
  feedbacks: useFeedbacks,
  fines: useFines,
  gifts: useGifts,
  movements: useMovements,
  orders: () => useStaffOrders({ Table: NoTable }),
  pageerrors: usePageErrors,
  payouts: usePayouts,
  progresspays: useProgressPays,
  quickreplies: useQuickReplies,
  sitelogs: useSiteLogs,
  users: useUsers,
};

interface FileProps {
  readonly name: AreaName;
  readonly rows: readonly object[];
  readonly separator: CsvSeparator;
}

const File = ({ name, rows, separator }: FileProps) => (
  <pre>{toCsv(views[name]().columns, rows as never[], separator)}</pre>
);

/** Exported file of an area's rows. */
async function exportFile(name: AreaName, rows: readonly object[], separator: CsvSeparator = ','): Promise<string> {
  const { page } = await renderInApp({ node: <File {...{ name, rows, separator }} />, answers: {} });
  return page.querySelector('pre')?.textContent ?? '';
}

/** Renders each cell of the rows with its text in the exported file. */
const Cells = ({ useView, rows }: { readonly useView: UseView; readonly rows: readonly AreaRow[] }) => {
  const { columns } = useView();
  return rows.map((row) =>
    columns.map(({ id, cell, text }) => (
      <div key={`${row.id} ${id}`} data-column={id} data-file={text(row as never)}>
        {cell === undefined ? text(row as never) : cell(row as never)}
      </div>
    )),
  );
};

/** Accessible text of a cell; images, bars and stars by their label. */
function read(cell: Node): string {
  if (!(cell instanceof Element)) return cell.textContent ?? '';
  if (cell.getAttribute('aria-hidden') === 'true') return '';
  const called = cell.getAttribute('aria-valuetext') ?? cell.getAttribute('aria-label');
  return called ?? [...cell.childNodes].map(read).join(' ');
}

const plain = (words: string): string => words.replace(/[\s,]+/g, '');

/** Comparisons for columns whose file text differs from the table. */
const otherwise: Readonly<Record<string, (shown: string, file: string) => boolean>> = {
  // The file has the number only.
  'feedbacks stars': (shown, file) => shown === `${file}outof5`,
};

const names = Object.keys(views) as AreaName[];

test.each(names)('the exported file of %s has the text of each table cell', async (name) => {
  const rows = sampleRows(areas[name].calls.getPage.response.shape.items.def.element, ROWS);
  const { page } = await renderInApp({ node: <Cells useView={views[name]} rows={rows} />, answers: {} });
  const cells = [...page.querySelectorAll('[data-column]')].map((cell) => ({
    column: `${name} ${cell.getAttribute('data-column')}`,
    shown: plain(read(cell)),
    file: plain(cell.getAttribute('data-file') ?? ''),
  }));
  expect(cells.length).toBeGreaterThan(ROWS);
  const isSame = (shown: string, file: string) => shown === file;
  expect(cells.filter(({ column, shown, file }) => !(otherwise[column] ?? isSame)(shown, file))).toEqual([]);
});

/** What programs can't read: signs of currencies and percent, a typographic minus, marks of direction, local dates. */
const UNREADABLE = /[$€\u2212\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|Mar 1,|\d[./\u200F]+\d+[./\u200F]+2026/u;

const move = {
  user: { id: 5, name: 'Mina' },
  why: 'granted',
  note: null,
  order: null,
  by: null,
  at: '2026-03-01T12:00:00.000Z',
};

describe.each(LANGUAGES)('%s', (language) => {
  beforeAll(() => setLocale(language));
  afterAll(() => setLocale('en'));

  test.each(names)('the exported file of %s has plain numbers and ISO dates', async (name) => {
    const rows = sampleRows(areas[name].calls.getPage.response.shape.items.def.element, ROWS);
    const lines = (await exportFile(name, rows)).split('\r\n').slice(1);
    expect(lines.filter((line) => UNREADABLE.test(line))).toEqual([]);
  });

  test.each([-300, 1_240, 0, -1_234_567, 1_000_000])('%i coins are exported as they are', async (coins) => {
    const [, line] = (await exportFile('boostcoins', [{ ...move, id: 7, coins, balance: 1_240 }], ';')).split('\r\n');
    const cells = line?.split(';') ?? [];
    expect([...cells.slice(0, 3), ...cells.slice(-2)]).toEqual([
      'Mina',
      String(coins),
      '1240',
      '2026-03-01T12:00:00.000Z',
      '7',
    ]);
  });

  test.each([
    [-1_250, '-12.50', 'USD'],
    [123_456_789, '1234567.89', 'EUR'],
    [5, '0.05', 'EUR'],
    [-5, '-0.05', 'USD'],
    [0, '0.00', 'USD'],
  ])('an amount of %i cents is exported as %s %s', async (amount, decimal, currency) => {
    const expense = { id: 7, text: 'Rent', kind: 'other', day: '2026-03-01', amount, currency, createdBy: null };
    const row = { ...expense, createdAt: '2026-03-01T12:00:00.000Z' };
    const [, line] = (await exportFile('expenses', [row], '\t')).split('\r\n');
    const cells = line?.split('\t') ?? [];
    expect([cells[0], cells[2], cells[3], cells.at(-1)]).toEqual(['Rent', '2026-03-01', decimal, currency]);
  });
});
