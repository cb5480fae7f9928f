import { Menu } from 'react-aria-components/Menu';
import { Card } from '../card/card.tsx';
import { type DataColumn, DataTable, defaultView } from '../data-table/data-table.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { MenuItem, MenuSection } from '../menu/menu.tsx';
import { PopoverPicture } from '../picture-surfaces.tsx';
import { ColumnMenu } from './column-menu.tsx';

interface Person {
  readonly name: string;
  readonly country: string;
}

const columns: readonly DataColumn<Person>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'country', header: 'Country', cell: ({ country }) => country, width: '96px' },
];
const headers = ['Country', 'Server', 'Rank', 'Rating', 'Orders', 'Joined'];

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A wide table, reduced to the columns that people use.',
      picture: (
        <PopoverPicture>
          <Menu aria-label="Columns" className="bd-menu">
            <MenuSection title="Shown columns" selectionMode="multiple" selectedKeys={headers.slice(0, 4)}>
              {headers.map((header) => (
                <MenuItem key={header} id={header}>
                  {header}
                </MenuItem>
              ))}
            </MenuSection>
          </Menu>
        </PopoverPicture>
      ),
    },
    dont: {
      caption: 'Two columns. One has to stay, so the menu offers a single choice.',
      picture: (
        <>
          <ColumnMenu
            columns={columns}
            view={defaultView}
            onViewChange={() => undefined}
            style={{ justifySelf: 'end' }}
          />
          <Card isFlush>
            <DataTable
              label="People"
              rows={[{ name: 'Mina Park', country: 'KR' }]}
              columns={columns}
              getRowId={({ name }) => name}
            />
          </Card>
        </>
      ),
    },
  },
];
