import type { Currency } from '@boostdesk/catalogs';
import { Money } from '@boostdesk/ui/money';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '../../i18n/format.ts';
import { PersonCell, type PersonCellProps } from '../components/person-cell.tsx';
import type { AreaColumn } from './area-view.ts';

type Person = PersonCellProps['person'];

/** User of a payment row; `id` is also the sort order's name. */
export const personColumn = <Row,>(id: string, header: string, person: (row: Row) => Person): AreaColumn<Row> => ({
  id,
  header,
  text: (row) => person(row).name,
  cell: (row) => <PersonCell person={person(row)} />,
  sort: id,
  width: 'minmax(140px, 1fr)',
  isRowHeader: true,
});

/** Amount in the row's currency. */
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

/** State as text and as a badge. */
export const stateColumn = <Row,>(
  header: string,
  text: (row: Row) => string,
  cell: (row: Row) => ReactNode,
): AreaColumn<Row> => ({ id: 'state', header, text, cell, width: '112px' });

/** Creation time. Sorted by id, as newer rows have higher ones. */
export const sinceColumn = <Row extends { readonly createdAt: string }>(header: string): AreaColumn<Row> => ({
  id: 'createdAt',
  header,
  text: (row) => formatDate(row.createdAt),
  sort: 'id',
  width: '124px',
  priority: 2,
});

/** Creator; hidden by default. */
export const byColumn = <Row extends { readonly createdBy: { readonly name: string } }>(
  header: string,
): AreaColumn<Row> => ({
  id: 'by',
  header,
  text: (row) => row.createdBy.name,
  width: 'minmax(90px, 1fr)',
  isHidden: true,
});

/** Row id; hidden by default. */
export const numberColumn = <Row extends { readonly id: number }>(header: string): AreaColumn<Row> => ({
  id: 'id',
  header,
  text: (row) => String(row.id),
  width: '72px',
  isHidden: true,
});
