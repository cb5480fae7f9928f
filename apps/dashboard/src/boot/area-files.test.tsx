import { type AreaName, areas } from '@boostdesk/api-client/contract';
import { expect, test } from 'vitest';
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
import { useSiteLogs } from '../features/site-log/sitelogs-screen.tsx';
import { useUsers } from '../features/users/users-screen.tsx';
import type { AreaColumn, AreaRow } from '../shared/area/area-view.ts';
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
  sitelogs: useSiteLogs,
  users: useUsers,
};

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
  // The table shows the time left, the file the moment.
  'orders deadline': (shown, file) => (shown === '—') === (file === '—'),
  // The file has the number only.
  'feedbacks stars': (shown, file) => shown === `${file}outof5`,
};

test.each(Object.keys(views) as AreaName[])('the exported file of %s has the text of each table cell', async (name) => {
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
