import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { DataGrid } from './data-grid.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly note: string;
}

const rows: readonly Row[] = [
  { id: '1', name: 'Mina Park', note: 'Asked for a booster who plays on Sunday evenings' },
  { id: '2', name: 'Omar Haddad', note: 'Paid twice, the second payment was refunded' },
];
const table = { label: 'Customers', rows, getRowId: ({ id }: Row) => id };
const name = { id: 'name', header: 'Name', width: '1fr', isRowHeader: true, cell: (row: Row) => row.name };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Short facts to sort and compare. The long text has its own page.',
      picture: (
        <Card isFlush>
          <DataGrid
            {...table}
            columns={[name, { id: 'orders', header: 'Orders', width: '96px', align: 'end', cell: (row) => row.id }]}
          />
        </Card>
      ),
    },
    dont: {
      caption: 'A long text in a cell is cut.',
      picture: (
        <Card isFlush>
          <DataGrid
            {...table}
            columns={[name, { id: 'note', header: 'Note', width: '1fr', cell: (row) => row.note }]}
          />
        </Card>
      ),
    },
  },
];
