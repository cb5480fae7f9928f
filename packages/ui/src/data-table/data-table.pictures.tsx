import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { Money } from '../money/money.tsx';
import { type DataColumn, DataTable } from './data-table.tsx';

interface Row {
  readonly id: string;
  readonly service: string;
  readonly price: number;
}

const rows: readonly Row[] = [
  { id: '10482', service: 'LoL boosting', price: 9200 },
  { id: '10481', service: 'Duo queue', price: 24_000 },
];

const service: DataColumn<Row> = {
  id: 'service',
  header: 'Service',
  width: '1fr',
  isRowHeader: true,
  cell: (row) => row.service,
};
const price: DataColumn<Row> = {
  id: 'price',
  header: 'Price',
  width: '112px',
  align: 'end',
  cell: (row) => <Money amount={row.price} currency="USD" />,
};
const table = { label: 'Orders', getRowId: (row: Row) => row.id };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The first column names the row, and amounts align at the end.',
      picture: (
        <Card isFlush>
          <DataTable {...table} rows={rows} columns={[service, price]} />
        </Card>
      ),
    },
    dont: {
      caption: 'Amounts at the start can’t be compared by their length.',
      picture: (
        <Card isFlush>
          <DataTable {...table} rows={rows} columns={[service, { ...price, align: 'start' }]} />
        </Card>
      ),
    },
  },
  {
    do: {
      caption: 'A key-value list for the facts of one item.',
      picture: (
        <KeyValueList
          items={[
            { label: 'Service', value: 'LoL boosting' },
            { label: 'Server', value: 'EU-West' },
          ]}
        />
      ),
    },
    dont: {
      caption: 'A table of one row has nothing to compare.',
      picture: (
        <Card isFlush>
          <DataTable {...table} rows={rows.slice(0, 1)} columns={[service, price]} />
        </Card>
      ),
    },
  },
];
