import { expenseKinds, expenses } from '@boostdesk/api-client/contract';
import { Money } from '@boostdesk/ui/money';
import { useLingui } from '@lingui/react/macro';
import { formatCalendarDay } from '../../i18n/format.ts';
import { serverNow } from '../../i18n/server-clock.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { currencyOptions } from '../../shared/area/is-currency.ts';
import { calendarDayOf } from '../../shared/calendar-day.ts';
import { type Expense, useExpensesApi } from './api.ts';

export function useExpenses(): AreaView<Expense> {
  const { t } = useLingui();
  const labels: Readonly<Record<Expense['kind'], string>> = {
    advertising: t`Advertising`,
    software: t`Software`,
    salaries: t`Salaries`,
    accounts: t`Game accounts`,
    fees: t`Fees`,
    other: t`Other`,
  };
  const kinds = expenseKinds.map((id) => ({ id, label: labels[id] }));
  return {
    name: expenses.name,
    title: t`Expenses`,
    icon: 'receipt',
    api: useExpensesApi(),
    columns: [
      column.text('text', t`Description`, (row) => row.text, { width: 'minmax(160px, 2fr)', isRowHeader: true }),
      column.text('kind', t`Category`, (row) => labels[row.kind], { sort: 'kind', width: '130px', priority: 2 }),
      column.text('day', t`Date`, (row) => formatCalendarDay(row.day), {
        value: (row) => row.day,
        sort: 'day',
        width: '124px',
      }),
      column.amount(t`Amount`, { sort: 'amount', width: '128px' }),
      column.name('by', t`Recorded by`, (row) => row.createdBy, { priority: 3 }),
      column.date('createdAt', t`Recorded`, { isHidden: true }),
      column.id(t`ID`, { sort: 'id' }),
    ],
    filters: [
      { name: 'kind', label: t`Category`, options: kinds },
      { name: 'currency', label: t`Currency`, options: currencyOptions },
      { name: 'day', label: t`Date`, kind: 'days' },
    ],
    defaultSort: { sort: 'day', direction: 'descending' },
    searchHint: t`Description, name or ID`,
    nameOf: (row) => row.text,
    card: (row) => (
      <span>
        {labels[row.kind]} · {formatCalendarDay(row.day)} · <Money amount={row.amount} currency={row.currency} />
      </span>
    ),
    form: [
      { name: 'text', label: t`Description`, kind: 'longText' },
      { name: 'kind', label: t`Category`, kind: 'choice', options: kinds },
      { name: 'day', label: t`Date`, kind: 'day' },
      { name: 'currency', label: t`Currency`, kind: 'choice', options: currencyOptions },
      { name: 'amount', label: t`Amount`, kind: 'money', currencyFrom: 'currency' },
    ],
    newRow: {
      label: t`New expense`,
      fields: { text: '', kind: 'other', day: calendarDayOf(new Date(serverNow())), currency: 'USD', amount: null },
    },
    deleteWarning: t`This can’t be undone. The details stay in the site log.`,
    emptyText: t`Business expenses appear here.`,
  };
}

/** SPEC §2, /admin/expenses: expenses of the house. */
export const Component = () => <AreaScreen area={useExpenses()} />;
