import type { Currency } from '@boostdesk/catalogs';
import { Money } from '@boostdesk/ui/money';
import { formatMoney } from '../format.ts';
import { PersonCell, type PersonCellProps } from '../person-cell.tsx';
import type { AreaColumn } from './area-view.ts';

type Person = PersonCellProps['person'];

/** Whom a row of money is about: `id` is the name of the order too. */
export const personColumn = <Row,>(id: string, header: string, person: (row: Row) => Person): AreaColumn<Row> => ({
  id,
  header,
  text: (row) => person(row).name,
  cell: (row) => <PersonCell person={person(row)} />,
  sort: id,
  width: 'minmax(140px, 1fr)',
  isRowHeader: true,
});

/** How much it is, in the row's own currency. */
export const amountColumn = <Row extends { readonly amount: number; readonly currency: Currency }>(
  header: string,
): AreaColumn<Row> => ({
  id: 'amount',
  header,
  text: (row) => formatMoney(row.amount, row.currency),
  cell: (row) => <Money amount={row.amount} currency={row.currency} />,
  sort: 'amount',
  width: '112px',
  align: 'end',
});
