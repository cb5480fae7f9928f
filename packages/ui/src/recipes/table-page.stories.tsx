import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { type DataColumn, DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { FilterBar, FilterButton, FilterChip } from '../filter-chips/filter-chips.tsx';
import { Link } from '../link/link.tsx';
import { Money } from '../money/money.tsx';
import { Page } from '../page-layout/page-layout.tsx';
import { type StatusNumber, StatusPill } from '../status-pill/status-pill.tsx';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { getInlineEnd } from '../testing/reading-direction.ts';
import { Frame } from './frame.tsx';

interface Order {
  readonly id: string;
  readonly service: string;
  readonly status: StatusNumber;
  readonly price: number;
}

const services = ['LoL boosting, Solo/Duo', 'Placement matches', 'Wild Rift boosting', 'Coaching'] as const;
const orders: readonly Order[] = Array.from({ length: 12 }, (_, at) => ({
  id: String(10_482 - at),
  service: services[at % services.length] ?? services[0],
  status: (at % 6) as StatusNumber,
  price: 9_200 - at * 350,
}));

const columns: readonly DataColumn<Order>[] = [
  { id: 'id', header: 'No.', cell: ({ id }) => `#${id}`, width: '96px' },
  { id: 'service', header: 'Service', cell: ({ service }) => service },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusPill status={status} variant="plain" /> },
  { id: 'price', header: 'Price', align: 'end', cell: ({ price }) => <Money amount={price} currency="USD" /> },
];

const sides = { display: 'flex', justifyContent: 'space-between', gap: 12 } as const;

const OrderCard = ({ id, service, status, price }: Order) => (
  <div style={{ display: 'grid', gap: 6, padding: '12px 16px' }}>
    <div style={sides}>
      <Link href={`#/orders/${id}`}>#{id}</Link>
      <Money amount={price} currency="USD" />
    </div>
    <div style={sides}>
      <span>{service}</span>
      <StatusPill status={status} variant="plain" />
    </div>
  </div>
);

const TablePage = () => {
  const [isFiltered, setFiltered] = useState(true);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const rows = isFiltered ? [] : orders;
  return (
    <Frame title="Orders" current="orders" user="Mina Park">
      <Page>
        <TabBar
          label="Saved views"
          items={[
            { id: 'all', label: 'All', count: '12', href: '#all', isCurrent: true },
            { id: 'active', label: 'Active', count: '3', href: '#active' },
          ]}
        />
        <FilterBar>
          {isFiltered ? <FilterChip name="Game is" value="Valorant" onRemove={() => setFiltered(false)} /> : null}
          <FilterButton isAdd>Filter</FilterButton>
          <span data-end="">{rows.length} orders</span>
        </FilterBar>
        <Card isFlush style={{ overflow: 'clip' }}>
          {rows.length === 0 ? (
            <EmptyState
              title="No results for 1 filter"
              headingLevel={2}
              actions={<Button onPress={() => setFiltered(false)}>Clear filters</Button>}
            >
              Valorant
            </EmptyState>
          ) : (
            <DataTable
              label="Orders"
              rows={rows}
              columns={columns}
              getRowId={({ id }) => id}
              getRowName={({ id }) => `#${id}`}
              rowHref={({ id }) => `#/orders/${id}`}
              selection={{ selected, onChange: setSelected }}
              renderCard={OrderCard}
            />
          )}
        </Card>
      </Page>
    </Frame>
  );
};

/** A staff list: views with URLs, filter chips, rows, empty state. */
const meta = {
  title: 'Recipes/Table page',
  component: TablePage,
  parameters: { layout: 'fullscreen', landmarks: 'own', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof TablePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};

export const Rows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByLabelText('Orders')).toBeVisible();
    await expect(canvas.getByText('#10482')).toBeVisible();
  },
};

export const RowsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    const list = within(await canvas.findByRole('list', { name: 'Orders' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(12));
    await expect(list.getByRole('link', { name: '#10482' })).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
    const count = canvas.getByText('12 orders').getBoundingClientRect();
    const card = canvas.getByRole('list', { name: 'Orders' }).closest('.bd-card')?.getBoundingClientRect();
    await expect(getInlineEnd(count)).toBeCloseTo(card ? getInlineEnd(card) : 0, 0);
  },
};
