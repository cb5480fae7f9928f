import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Crest, type CrestTier } from '../crest/crest.tsx';
import { GameMark } from '../game-mark/game-mark.tsx';
import { Money } from '../money/money.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { type StatusNumber, StatusPill } from '../status-pill/status-pill.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectEllipsis } from '../testing/expect-ellipsis.ts';
import { expectStickyHead, findHead } from '../testing/expect-sticky-head.ts';
import { longTexts } from '../testing/long-texts.tsx';
import type { StoryTexts } from '../testing/story-texts.ts';
import { waitForAllRows } from '../testing/wait-for-all-rows.ts';
import { waitForIntersection } from '../testing/wait-for-intersection.ts';
import { type DataColumn, DataTable, type DataTableProps, type TableSort } from './data-table.tsx';

interface Row {
  readonly id: string;
  readonly game: string;
  readonly service: string;
  readonly server: string;
  readonly goal: string;
  readonly tier: CrestTier;
  readonly customer: string;
  readonly status: StatusNumber;
  readonly progress: number;
  readonly price: number;
}

const samples: readonly Omit<Row, 'id'>[] = [
  {
    game: 'LoL',
    service: 'LoL boosting',
    server: 'EUW',
    goal: 'Silver IV → Gold IV',
    tier: 'gold',
    customer: 'Jonas Weber',
    status: 0,
    progress: 0,
    price: 5700,
  },
  {
    game: 'WR',
    service: 'Wild Rift boosting',
    server: 'EU',
    goal: 'Platinum II → Emerald IV',
    tier: 'emerald',
    customer: 'Aiko Tan',
    status: 1,
    progress: 40,
    price: 4500,
  },
  {
    game: 'VAL',
    service: 'Valorant boosting',
    server: 'EU',
    goal: 'Gold III → Diamond I',
    tier: 'diamond',
    customer: 'Leo Marchetti',
    status: 1,
    progress: 88,
    price: 10400,
  },
  {
    game: 'TFT',
    service: 'Hyper roll',
    server: 'NA',
    goal: 'Gold I → Platinum II',
    tier: 'platinum',
    customer: 'Omar Haddad',
    status: 3,
    progress: 63,
    price: 3300,
  },
  {
    game: 'LoL',
    service: 'Duo queue',
    server: 'EUNE',
    goal: 'Diamond II → Master',
    tier: 'master',
    customer: 'Piotr Zielak',
    status: 4,
    progress: 55,
    price: 24000,
  },
  {
    game: 'LoL',
    service: 'Coaching, 2 hours',
    server: 'NA',
    goal: 'Diamond IV → Diamond I',
    tier: 'diamond',
    customer: 'Grace Obi',
    status: 2,
    progress: 100,
    price: 5000,
  },
  {
    game: 'LoL',
    service: 'Champion mastery',
    server: 'EUW',
    goal: 'Iron I → Bronze IV',
    tier: 'bronze',
    customer: 'Mina Park',
    status: 5,
    progress: 0,
    price: 3100,
  },
];

const makeRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ ...samples[index % samples.length]!, id: String(10_503 - index) }));

const columns: DataColumn<Row>[] = [
  {
    id: 'number',
    header: 'No.',
    width: '84px',
    isSortable: true,
    cell: ({ id }) => <span style={{ fontFamily: 'var(--bd-mono)', color: 'var(--bd-text-muted)' }}>#{id}</span>,
  },
  {
    id: 'service',
    header: 'Service',
    width: 'minmax(232px, 1.3fr)',
    isRowHeader: true,
    cell: ({ game, service, server }) => (
      <>
        <GameMark short={game} size="bare" />
        <span style={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>{service}</span>
        <span style={{ flex: 'none', color: 'var(--bd-text-muted)', fontWeight: 400 }}>{server}</span>
      </>
    ),
  },
  {
    id: 'goal',
    header: 'Target',
    width: 'minmax(190px, 1.2fr)',
    priority: 2,
    cell: ({ tier, goal }) => (
      <>
        <Crest tier={tier} size={18} />
        <span style={{ color: 'var(--bd-text-muted)' }}>{goal}</span>
      </>
    ),
  },
  { id: 'customer', header: 'Customer', width: 'minmax(100px, 1fr)', priority: 3, cell: ({ customer }) => customer },
  {
    id: 'status',
    header: 'Status',
    width: '184px',
    cell: ({ status }) => <StatusPill status={status} variant="plain" />,
  },
  {
    id: 'progress',
    header: 'Progress',
    width: '124px',
    priority: 4,
    cell: ({ id, progress }) =>
      progress === 0 || progress === 100 ? null : (
        <ProgressBar
          value={progress}
          label={`Progress of ${id}`}
          color="status-1"
          size="thin"
          valueLabel={`${progress}%`}
          style={{ width: '100%' }}
        />
      ),
  },
  {
    id: 'price',
    header: 'Price, USD',
    width: '112px',
    align: 'end',
    isSortable: true,
    cell: ({ price }) => <Money amount={price} currency="USD" currencyDisplay="none" style={{ fontWeight: 500 }} />,
  },
];

const Orders = (props: Partial<DataTableProps<Row>> & { readonly count: number }) => {
  const { count, ...rest } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['10501']));
  const [sort, setSort] = useState<TableSort>({ column: 'number', direction: 'descending' });
  return (
    <Card isFlush style={{ overflow: 'clip' }}>
      <DataTable
        label="Orders"
        rows={makeRows(count)}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ id }) => `#${id}`}
        rowHref={({ id }) => `#/orders/${id}`}
        selection={{ selected, onChange: setSelected }}
        sort={sort}
        onSortChange={setSort}
        {...rest}
      />
    </Card>
  );
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'Many rows of similar items to select, sort and scroll endlessly. Shown as cards on phones.',
  avoid:
    'For arrow-key navigation, or selecting and sorting on phones, use a data grid. For a few pairs, use a key-value list.',
  usedIn: ['Orders', 'Rankings'],
  keys: [
    ['Tab', 'Moves between sortable headers, checkboxes and row links'],
    ['Enter, Space', 'Sorts by a column'],
    ['Space', 'Selects a row'],
  ],
};

const meta = {
  title: 'Data/Data table',
  component: Orders,
  args: { count: 14 },
  argTypes: { density: { control: 'radio', options: ['comfortable', 'compact'] } },
  parameters: { propsOf: DataTable, page },
} satisfies Meta<typeof Orders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compact: Story = {
  args: { density: 'compact' },
  play: async ({ canvasElement }) => {
    await waitForAllRows(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-rowcount', '15');
    const number = canvas.getByRole('columnheader', { name: 'No.' });
    await expect(number).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(within(number).getByRole('button'));
    await expect(number).toHaveAttribute('aria-sort', 'ascending');
    const all = canvas.getByRole('checkbox', { name: 'Select all' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select #10490' })).toBeChecked();
    await userEvent.click(all);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select #10501' }));
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  },
};

export const Comfortable: Story = {
  args: { density: 'comfortable' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /#10503/ }).offsetHeight).toBe(44);
  },
};

/** Row height follows the toolbar unless set. */
export const CompactByTheToolbar: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /#10503/ }).offsetHeight).toBe(36);
  },
};

export const ComfortableDespiteTheToolbar: Story = { ...Comfortable, globals: { density: 'compact' } };

/** The server is never cut, because a part of its short name would be another one’s. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await waitForAllRows(canvasElement);
    const servers = canvas.getAllByText(/^(EUW|EUNE|EU|NA)$/);
    await expect(servers).toHaveLength(14);
    for (const server of servers) {
      const cell = server.closest('[role=rowheader]') ?? server;
      await expect(server.scrollWidth).toBeLessThanOrEqual(server.clientWidth);
      await expect(server.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
    }
  },
};

/** Only visible rows are in the DOM. */
export const Endless: Story = {
  args: { count: 20_000, maxHeight: '480px', rowCount: 42_118, hasMore: true, onLoadMore: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => {
      const { length } = canvas.getAllByRole('row');
      expect(length).toBeGreaterThan(10);
      expect(length).toBeLessThan(80);
    });
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '42119');
    await expectStickyHead(canvasElement);
  },
};

/** Scrolls with the page; sideways together with its header. */
export const LongPage: Story = {
  parameters: { docs: { story: { inline: false, height: '480px', minWidth: '800px' } } },
  args: { count: 2000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => {
      const { length } = canvas.getAllByRole('row');
      expect(length).toBeGreaterThan(10);
      expect(length).toBeLessThan(100);
    });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getByText('#8504')).toBeVisible());
    await expect(Math.round(findHead(canvasElement).getBoundingClientRect().top)).toBe(0);
    window.scrollTo(0, 0);
  },
};

export const LoadsMore: Story = {
  args: { count: 5, hasMore: true, onLoadMore: fn() },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

const Refused = ({ onLoadMore }: Pick<DataTableProps<Row>, 'onLoadMore'>) => {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'loading') setState('failed');
  }, [state]);
  const ask = () => {
    setState('loading');
    onLoadMore?.();
  };
  return (
    <Orders
      count={5}
      hasMore
      isLoadingMore={state === 'loading'}
      hasLoadMoreFailed={state === 'failed'}
      onLoadMore={ask}
    />
  );
};

/** Only the button retries. */
export const LoadMoreFailed: Story = {
  args: { onLoadMore: fn() },
  render: ({ onLoadMore }) => <Refused onLoadMore={onLoadMore} />,
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Load more' });
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledOnce());
    await waitForIntersection(button);
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
    await userEvent.click(button);
    await waitForIntersection(button);
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** The row whose record is open beside the table. */
export const OpenRow: Story = { args: { openRowId: '10499' } };

export const Loading: Story = { args: { count: 0, isLoading: true } };

export const Empty: Story = {
  args: { count: 0, empty: <p style={{ padding: 40, textAlign: 'center' }}>No orders yet</p> },
};

export const Cards: Story = {
  args: {
    renderCard: ({ game, service, goal, status, price }: Row) => (
      <div style={{ display: 'grid', gap: 6, padding: '12px 16px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
          <GameMark short={game} size="s" />
          <span style={{ flex: 1, fontWeight: 500 }}>{service}</span>
          <Money amount={price} currency="USD" />
        </div>
        <div style={{ display: 'flex', justifyContent: 'space-between', gap: 8 }}>
          <span style={{ color: 'var(--bd-text-muted)' }}>{goal}</span>
          <StatusPill status={status} variant="plain" />
        </div>
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(14));
  },
};

export const Keyboard: Story = {
  args: { count: 2 },
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: 'No.' });
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select all' })).toHaveFocus();
    await userEvent.keyboard('[Space]');
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select all' })).toBeChecked();
    await userEvent.tab();
    await expect(within(head).getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('[Space]');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

const wordy = (words: StoryTexts) => (
  <DataTable
    label={words.title}
    rows={[{ id: '1' }, { id: '2' }]}
    columns={[
      { id: 'name', header: words.label, cell: () => words.name },
      { id: 'text', header: words.short, cell: () => words.text },
    ]}
    getRowId={({ id }) => id}
    getRowName={({ id }) => `${words.short} ${id}`}
    rowHref={({ id }) => `#${id}`}
  />
);

const long = 'Weekend tournament preparation with replay analysis';

export const TruncatedText: Story = {
  args: {
    count: 2,
    columns: [
      { id: 'number', header: long, width: '120px', isSortable: true, isRowHeader: true, cell: () => long },
      { id: 'service', header: long, width: '120px', cell: () => long },
      { id: 'price', header: long, width: '120px', align: 'end', isSortable: true, cell: () => `1 ${long}` },
      { id: 'status', header: long, width: '120px', align: 'end', cell: () => <span>{long}</span> },
    ],
  },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').slice(1);
    const cells = [...canvas.getAllByRole('rowheader'), ...canvas.getAllByRole('cell', { name: /Weekend/ })];
    await expect([heads.length, cells.length]).toEqual([4, 8]);
    for (const box of [...heads, ...cells]) await expectEllipsis(box);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await expect(first).toHaveFocus();
  },
};

export const LongTexts: Story = longTexts(wordy);
