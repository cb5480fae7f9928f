import type { Currency } from '@boostdesk/catalogs';
import { Money } from '@boostdesk/ui/money';
import { formatDate, formatMoney, formatNumber } from '../../i18n/format.ts';
import { PersonCell, type PersonCellProps } from '../components/person-cell.tsx';
import { StateTag, type StateView } from '../components/state-tag.tsx';
import type { AreaColumn } from './area-view.ts';
import { toDecimal } from './csv.ts';

type Options = Omit<AreaColumn<never>, 'id' | 'header' | 'text' | 'cell' | 'sortValue' | 'value' | 'currency'>;
type RowWith<Name extends string, Value> = Readonly<Record<Name, Value>>;

/** Columns by kind of value. */
export const column = {
  text: <Row,>(
    id: string,
    header: string,
    text: (row: Row) => string,
    options: Options & Pick<AreaColumn<Row>, 'value' | 'currency'>,
  ): AreaColumn<Row> => ({
    id,
    header,
    text,
    ...options,
  }),

  /** Row id; hidden by default. */
  id: (header: string, options: Options = {}): AreaColumn<RowWith<'id', number>> => ({
    id: 'id',
    header,
    text: (row) => String(row.id),
    width: '88px',
    isHidden: true,
    ...options,
  }),

  /** User of a row. */
  person: <Row,>(
    id: string,
    header: string,
    person: (row: Row) => PersonCellProps['person'] | null,
    options: Options = {},
  ): AreaColumn<Row> => ({
    id,
    header,
    text: (row) => person(row)?.name ?? '',
    cell: (row) => {
      const shown = person(row);
      return shown && <PersonCell person={shown} />;
    },
    width: 'minmax(140px, 1fr)',
    ...options,
  }),

  /** Name of a user, such as the author of a row. */
  name: <Row,>(
    id: string,
    header: string,
    person: (row: Row) => { readonly name: string } | null,
    options: Options = {},
  ): AreaColumn<Row> => ({
    id,
    header,
    text: (row) => person(row)?.name ?? '',
    width: 'minmax(90px, 1fr)',
    ...options,
  }),

  /** Whole number. */
  count: <Name extends string>(id: Name, header: string, options: Options): AreaColumn<RowWith<Name, number>> => ({
    id,
    header,
    text: (row) => formatNumber(row[id]),
    value: (row) => row[id],
    align: 'end',
    ...options,
  }),

  /** Amount in the row's currency. */
  amount: (
    header: string,
    options: Options = {},
  ): AreaColumn<RowWith<'amount', number> & RowWith<'currency', Currency>> => ({
    id: 'amount',
    header,
    text: (row) => formatMoney(row.amount, row.currency),
    value: (row) => toDecimal(row.amount),
    currency: (row) => row.currency,
    cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    width: '112px',
    align: 'end',
    ...options,
  }),

  /** Date of a time; empty for null. */
  date: <Name extends string>(
    id: Name,
    header: string,
    options: Options = {},
  ): AreaColumn<RowWith<Name, string | null>> => ({
    id,
    header,
    text: (row) => (row[id] === null ? '' : formatDate(row[id])),
    value: (row) => row[id],
    width: '124px',
    ...options,
  }),

  /** Order number; empty for null. */
  order: (header: string, options: Options = {}): AreaColumn<RowWith<'order', number | null>> => ({
    id: 'order',
    header,
    text: (row) => (row.order === null ? '' : `#${row.order}`),
    width: '88px',
    ...options,
  }),

  /** State as a tag. */
  state: <Row,>(
    header: string,
    stateOf: (row: Row) => StateView,
    options: Options & { readonly id?: string } = {},
  ): AreaColumn<Row> => ({
    id: 'state',
    header,
    text: (row) => stateOf(row).label,
    cell: (row) => <StateTag {...stateOf(row)} />,
    width: '112px',
    ...options,
  }),
};
