import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataTable } from '../data-table/data-table.tsx';
import { WidthGuess } from './width-guess.ts';

const columns = [
  { id: 'name', header: 'Name', cell: (row: string) => row },
  { id: 'more', header: 'More', cell: () => 'more', priority: 4 as const },
];
const table = (
  <DataTable
    label="Orders"
    rows={['first']}
    columns={columns}
    getRowId={(row) => row}
    renderCard={(row) => `card of ${row}`}
  />
);
const drawn = (width: number) => renderToStaticMarkup(<WidthGuess value={width}>{table}</WidthGuess>);

test('a server draws as much of a table as there is said to be room for', () => {
  expect(drawn(1200)).toContain('More');
  expect(drawn(700)).not.toContain('More');
  expect(drawn(700)).toContain('role="row"');
  expect(drawn(340)).toContain('card of first');
  expect(drawn(340)).not.toContain('role="row"');
});

test('where nobody has guessed, all of it', () => {
  expect(renderToStaticMarkup(table)).toContain('More');
});
