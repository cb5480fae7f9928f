import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, IconButton } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { ColumnMenu } from '../column-menu/column-menu.tsx';
import { type DataColumn, defaultView, type TableSort, type TableView } from '../data-table/data-table.tsx';
import { Icon } from '../icon/icon.tsx';
import { Money } from '../money/money.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectEllipsis } from '../testing/expect-ellipsis.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectScrolledIntoView } from '../testing/expect-scrolled-into-view.ts';
import { expectStickyHead } from '../testing/expect-sticky-head.ts';
import { inMain } from '../testing/in-main.tsx';
import { onward } from '../testing/reading-direction.ts';
import { waitForAllRows } from '../testing/wait-for-all-rows.ts';
import { DataGrid, type DataGridProps } from './data-grid.tsx';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly orders: number;
  readonly spent: number;
}

const names = ['Mina Park', 'Jonas Weber', 'Aiko Tan', 'Leo Marchetti', 'Omar Haddad', 'Piotr Zielak', 'Grace Obi'];
const roles = ['Customer', 'Booster', 'Support'];

const makePeople = (count: number): Person[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${names[at % names.length]} ${at + 1}`,
    role: roles[at % roles.length]!,
    orders: (at * 7919) % 1000,
    spent: (at * 104_729) % 500_000,
  }));

const onRemind = fn((_name: string) => undefined);

const columns: readonly DataColumn<Person>[] = [
  { id: 'id', header: 'No.', cell: ({ id }) => id, sortValue: ({ id }) => id, width: '88px' },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortValue: ({ name }) => name,
    width: 'minmax(120px, 2fr)',
    isRowHeader: true,
  },
  { id: 'role', header: 'Role', cell: ({ role }) => role, sortValue: ({ role }) => role, width: 'minmax(80px, 1fr)' },
  {
    id: 'orders',
    header: 'Orders',
    cell: ({ orders }) => orders,
    sortValue: ({ orders }) => orders,
    width: '96px',
    align: 'end',
    priority: 2,
  },
  {
    id: 'spent',
    header: 'Spent, USD',
    cell: ({ spent }) => <Money amount={spent} currency="USD" currencyDisplay="none" />,
    width: '120px',
    align: 'end',
    priority: 2,
  },
  {
    id: 'actions',
    header: 'Actions',
    hidesHeader: true,
    width: '96px',
    cell: ({ name }) => (
      <>
        <IconButton size="s" aria-label={`Remind ${name}`} onPress={() => onRemind(name)}>
          <Icon name="bell" />
        </IconButton>
        <IconButton size="s" aria-label={`Ban ${name}`}>
          <Icon name="ban" />
        </IconButton>
      </>
    ),
  },
];

type PeopleProps = Partial<DataGridProps<Person>> & { readonly count: number };

const People = ({ count, ...rest }: PeopleProps) => {
  const rows = useMemo(() => makePeople(count), [count]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [view, setView] = useState<TableView>(defaultView);
  const [noRoom, setNoRoom] = useState<readonly string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <ColumnMenu columns={columns} overflowColumns={noRoom} view={view} onViewChange={setView} />
      <Card isFlush style={{ width: '100%', overflow: 'clip' }}>
        <DataGrid
          label="People"
          rows={rows}
          columns={columns}
          getRowId={({ id }) => String(id)}
          getRowName={({ name }) => name}
          rowHref={({ id }) => `#/people/${id}`}
          maxHeight="400px"
          selection={{ selected, onChange: setSelected }}
          view={view}
          onViewChange={setView}
          onOverflowChange={setNoRoom}
          {...rest}
        />
      </Card>
    </div>
  );
};

const page: StoryPage = {
  status: 'stable',
  purpose:
    'A table for working with data: compare, sort, select ranges and act on many rows. It’s a single tab stop. Arrow keys move between cells.',
  avoid: 'For lists that are read and opened row by row, use a DataTable, where every link is its own tab stop.',
  usedIn: ['All admin areas', 'Site logs', 'Payouts'],
  keys: [
    ['Tab', 'Moves into the grid (to the last focused cell) and out of it'],
    ['Arrow keys', 'Moves between cells, including headers. A cell with a single control passes focus to it'],
    ['Home, End', 'Goes to the first or last cell in the row'],
    ['Ctrl + Home, Ctrl + End', 'Goes to the first or last cell in the grid'],
    ['Page up, Page down', 'Moves by one screen of rows'],
    ['Enter', 'Opens the row, sorts by the column or enters a cell with several controls'],
    ['Escape', 'Leaves the cell’s controls or the column’s resize handle'],
    ['F2', 'Enters the cell. On a header, moves to the resize handle'],
    [
      'Arrow keys on the resize handle',
      'Resizes by 16 px. Home and End go to the limits, Delete resets the width and Enter returns',
    ],
    ['Space', 'Selects or deselects the row'],
    ['Shift + Space, Shift + click on a checkbox', 'Selects all rows from the last selected one'],
    ['Shift + Arrow up, Shift + Arrow down, Shift + Page up, Shift + Page down', 'Extends the selection'],
    ['Ctrl + A', 'Selects all loaded rows'],
    ['Arrow up, Arrow down in card view', 'Moves between checkboxes. With Shift, extends the selection'],
  ],
};

const meta = {
  title: 'Data/Data grid',
  component: People,
  args: { count: 14 },
  argTypes: { density: { control: 'radio', options: ['comfortable', 'compact'] } },
  parameters: { propsOf: DataGrid, page, docs: { story: { minWidth: '960px' } } },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement;
const cell = (canvas: HTMLElement, row: number, column: number) =>
  canvas.querySelector(`[aria-rowindex="${row + 2}"]`)?.children[column];
const chosen = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[aria-selected="true"]')].map((row) => Number(row.getAttribute('aria-rowindex')) - 1);
const rowsOf = (canvas: HTMLElement) => canvas.querySelectorAll('[role="row"]').length;
const drawsAWindow = (canvas: HTMLElement) =>
  waitFor(() => {
    expect(rowsOf(canvas)).toBeGreaterThan(10);
    expect(rowsOf(canvas)).toBeLessThanOrEqual(40);
  });
const stops = (canvas: HTMLElement) => canvas.querySelectorAll('[role="grid"] [tabindex="0"]');

/** Ctrl + A on a layout that types another letter. */
const chooseAllInArabic = () => fireEvent.keyDown(document.activeElement!, { key: 'ش', code: 'KeyA', ctrlKey: true });

/** Keyboard only. */
export const KeyboardNavigation: Story = {
  play: async ({ canvasElement }) => {
    await waitForAllRows(canvasElement);
    const canvas = within(canvasElement);
    const grid = canvas.getByRole('grid', { name: 'People' });
    await expect(grid).toHaveAttribute('aria-rowcount', '15');
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(1));
    canvas.getByRole('button', { name: 'Columns' }).focus();
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByLabelText('Select Mina Park 1'));
    await userEvent.keyboard(onward());
    await expect(focused()).toBe(cell(canvasElement, 0, 1));
    await userEvent.keyboard(onward());
    await expect(focused()).toBe(canvas.getByText('Mina Park 1'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe(canvas.getByRole('button', { name: 'Name' }));
    await userEvent.keyboard('{ArrowUp}{End}');
    await expect(focused()).toBe(canvas.getByRole('columnheader', { name: 'Actions' }));
    await userEvent.keyboard('{PageDown}{Home}');
    await expect(focused()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '9');
    await userEvent.keyboard('{PageUp}');
    await expect(focused()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '2');
    await userEvent.keyboard('{PageDown}');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()).toBe(canvasElement.querySelector('[aria-rowindex="15"]')?.lastElementChild);
    await expect(focused()).toBeVisible();
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toBe(cell(canvasElement, 0, 0)?.firstElementChild);
    await expect(stops(canvasElement)).toHaveLength(1);
    await userEvent.tab();
    await expect(grid.contains(focused())).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(focused()).toBe(cell(canvasElement, 0, 0)?.firstElementChild);
  },
};

/** Enters and leaves a cell with several controls. */
export const CellWithSeveralControls: Story = {
  play: async ({ canvasElement }) => {
    await waitForAllRows(canvasElement);
    const canvas = within(canvasElement);
    const actions = cell(canvasElement, 1, 6);
    canvas.getByText('Jonas Weber 2').focus();
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe(actions);
    await userEvent.keyboard('{F2}');
    await expect(focused()).toBe(canvas.getByLabelText('Remind Jonas Weber 2'));
    await userEvent.keyboard('{F2}');
    await expect(focused()).toBe(actions);
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toBe(canvas.getByLabelText('Remind Jonas Weber 2'));
    await userEvent.keyboard('{Enter}');
    await expect(onRemind).toHaveBeenLastCalledWith('Jonas Weber 2');
    await userEvent.tab();
    await expect(focused()).toBe(canvas.getByLabelText('Ban Jonas Weber 2'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe(canvas.getByLabelText('Ban Jonas Weber 2'));
    await userEvent.keyboard('{Escape}');
    await expect(focused()).toBe(actions);
    await waitFor(() => expect(stops(canvasElement)).toHaveLength(1));
  },
};

export const Ranges: Story = {
  play: async ({ canvasElement }) => {
    await waitForAllRows(canvasElement);
    const canvas = within(canvasElement);
    const box = (name: string) => canvas.getByLabelText(`Select ${name}`);
    await userEvent.click(box('Jonas Weber 2'));
    fireEvent.click(box('Omar Haddad 5'), { shiftKey: true });
    await expect(chosen(canvasElement)).toEqual([2, 3, 4, 5]);
    fireEvent.click(box('Aiko Tan 3'), { shiftKey: true });
    await expect(chosen(canvasElement)).toEqual([2, 3]);
    canvas.getByText('Mina Park 8').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([2, 3, 8, 9]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
    await expect(chosen(canvasElement)).toEqual([2, 3, 8, 9, 11]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(chosen(canvasElement)).toEqual([2, 3, 8, 9, 11, 12, 13]);
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(canvas.getByLabelText('Select all')).toBeChecked());
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(canvas.getByLabelText('Select all')).toBeChecked();
    await userEvent.click(canvas.getByLabelText('Select all'));
    canvas.getByText('Mina Park 8').focus();
    chooseAllInArabic();
    await waitFor(() => expect(canvas.getByLabelText('Select all')).toBeChecked());
  },
};

/** A new range deselects no row. */
export const RangesAfterAll: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForAllRows(canvasElement);
    const all = canvas.getByLabelText('Select all');
    await userEvent.click(canvas.getByLabelText('Select Jonas Weber 2'));
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([2, 3]);
    await userEvent.click(all);
    fireEvent.click(canvas.getByLabelText('Select Omar Haddad 5'), { shiftKey: true });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    canvas.getByText('Aiko Tan 3').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([3, 4]);
    canvas.getByText('Mina Park 8').focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([3, 4, 8, 9]);
  },
};

export const RangeByPages: Story = {
  play: async ({ canvas, canvasElement }) => {
    await waitForAllRows(canvasElement);
    canvas.getByText('Jonas Weber 2').focus();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(chosen(canvasElement)).toEqual([2]);
  },
};

/** With keyboard and pointer. */
export const Widths: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const head = canvas.getByRole('columnheader', { name: /^Role/ });
    const edge = within(head).getByRole('separator', { name: 'Role column width' });
    const before = head.offsetWidth;
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(before)));
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{F2}');
    await expect(edge).toHaveFocus();
    await userEvent.keyboard(`${onward()}${onward()}`);
    await waitFor(() => expect(head.offsetWidth).toBe(before + 32));
    await waitFor(() => expect(edge).toHaveAttribute('aria-valuenow', String(before + 32)));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(head.offsetWidth).toBe(56));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(head.offsetWidth).toBe(Number(edge.getAttribute('aria-valuemax'))));
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(head.offsetWidth).toBe(before));
    for (const back of ['{Escape}', '{Enter}', '{F2}']) {
      edge.focus();
      await userEvent.keyboard(back);
      await expect(within(head).getByRole('button')).toHaveFocus();
    }
    const grip = { target: edge, pointerName: 'mouse' } as const;
    const at = (x: number) => ({ clientX: x, pageX: x, clientY: 0, pageY: 0 });
    const end = onward() === '{ArrowRight}' ? 140 : 60;
    await userEvent.pointer([
      { ...grip, keys: '[MouseLeft>]', coords: at(100) },
      { ...grip, coords: at(end) },
      { ...grip, keys: '[/MouseLeft]', coords: at(end) },
    ]);
    await waitFor(() => expect(head.offsetWidth).toBe(before + 40));
    await userEvent.dblClick(edge);
    await waitFor(() => expect(head.offsetWidth).toBe(before));
  },
};

const shownNames = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[role="rowheader"]')].map(({ textContent }) => textContent);

const columnIndexes = (row: Element | null | undefined) =>
  [...(row?.children ?? [])].map(({ ariaColIndex }) => ariaColIndex);

/** Assistive technology gets the total and the positions of visible columns. */
export const HiddenColumns: Story = {
  args: { view: { hidden: ['role', 'spent'], widths: {} } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-colcount', '7');
    for (const row of [1, 2]) {
      const found = canvasElement.querySelector(`[aria-rowindex="${row}"]`);
      await expect(columnIndexes(found)).toEqual(['1', '2', '3', '5', '7']);
    }
  },
};

export const AllColumns: Story = {
  args: { count: 2 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).not.toHaveAttribute('aria-colcount');
    await expect(canvasElement.querySelector('[aria-colindex]')).toBeNull();
  },
};

export const SortsItself: Story = {
  args: { count: 12, defaultSort: { column: 'name', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    await waitForAllRows(canvasElement);
    const canvas = within(canvasElement);
    await expect(shownNames(canvasElement).slice(0, 3)).toEqual(['Aiko Tan 3', 'Aiko Tan 10', 'Grace Obi 7']);
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await expect(canvas.getByRole('columnheader', { name: /^Orders/ })).toHaveAttribute('aria-sort', 'ascending');
    await expect(shownNames(canvasElement)[0]).toBe('Mina Park 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Orders' }));
    await expect(shownNames(canvasElement)[0]).toBe('Jonas Weber 2');
    await expect(within(canvas.getByRole('columnheader', { name: /^Spent/ })).queryByRole('button')).toBeNull();
  },
};

/** Rows stay as given. */
export const ServerSorts: Story = {
  args: {
    count: 12,
    columns: columns.map((column) => ({ ...column, isSortable: column.id === 'orders' })),
    sort: { column: 'orders', direction: 'descending' },
    onSortChange: fn(),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Orders' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenCalledWith({ column: 'orders', direction: 'ascending' });
    await expect(shownNames(canvasElement)[0]).toBe('Mina Park 1');
  },
};

/** Only visible rows are in the DOM; the focused row stays mounted. */
export const HundredThousand: Story = {
  args: { count: 100_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await drawsAWindow(canvasElement);
    await expectStickyHead(canvasElement);
    canvas.getByText('Aiko Tan 3').focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(focused()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001');
    await drawsAWindow(canvasElement);
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(focused()).toBe(canvas.getByLabelText('Select Leo Marchetti 99999'));
    const last = focused();
    canvasElement.querySelector('[data-scrolls]')?.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByText('Jonas Weber 2')).toBeVisible());
    await expect(focused()).toBe(last);
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()?.closest('[role="row"]')).toHaveAttribute('aria-rowindex', '100001');
  },
};

const drawings = new Map<number, number>();
const counted: readonly DataColumn<Person>[] = columns.slice(0, -1).map((column) => ({
  ...column,
  cell: (person) => {
    if (column.id === 'id') drawings.set(person.id, (drawings.get(person.id) ?? 0) + 1);
    return column.cell(person);
  },
}));

/** Scrolls between frames, like a user. */
const scrollBetweenFrames = async (scroller: HTMLElement, to: number) => {
  await new Promise((resolve) => setTimeout(resolve));
  scroller.scrollTop = to;
  await new Promise(requestAnimationFrame);
};

const middleOf = (scroller: HTMLElement) => {
  const { left, top, width, height } = scroller.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  return middle?.closest<HTMLElement>('.bd-table__body [role="row"]');
};

/** Rendered rows with their render counts, and the focused row out of view. */
const drawnRows = (scroller: HTMLElement) =>
  new Map(
    [...scroller.querySelectorAll('.bd-table__body [role="row"]:not([data-apart])')].map((row) => {
      const id = Number(row.getAttribute('aria-rowindex')) - 1;
      return [id, drawings.get(id)];
    }),
  );

/** At most 40 rows per frame; slow scrolling re-renders none. */
export const HundredThousandScrolled: Story = {
  args: { count: 100_000, columns: counted, selection: undefined },
  play: async ({ canvasElement }) => {
    await drawsAWindow(canvasElement);
    const scroller = canvasElement.querySelector<HTMLElement>('[data-scrolls]')!;
    const end = scroller.scrollHeight - scroller.clientHeight;
    const frames = 40;
    const seen = { most: 0, again: 0, stayed: 0 };
    for (let frame = 1; frame <= frames; frame += 1) {
      await scrollBetweenFrames(scroller, (end * frame) / frames);
      seen.most = Math.max(seen.most, rowsOf(canvasElement));
      await waitFor(() => expect(middleOf(scroller)).toHaveAttribute('aria-rowindex'));
    }
    await expect(middleOf(scroller)).toHaveAttribute('aria-rowindex', expect.stringMatching(/^(999|100)\d+$/));
    for (let frame = 1; frame <= frames / 2; frame += 1) {
      const before = drawnRows(scroller);
      await scrollBetweenFrames(scroller, end - frame * 60);
      const stayed = [...drawnRows(scroller)].filter(([id]) => before.has(id));
      seen.stayed += stayed.length;
      seen.again += stayed.filter(([id, times]) => before.get(id) !== times).length;
      await waitFor(() => expect(middleOf(scroller)).toHaveAttribute('aria-rowindex'));
    }
    await expect(seen.again).toBe(0);
    await expect(seen.most).toBeLessThanOrEqual(40);
    await expect(seen.stayed).toBeGreaterThan(frames * 5);
  },
};

export const HundredThousandSorted: Story = {
  args: { count: 100_000, defaultSort: { column: 'id', direction: 'ascending' } },
  play: async ({ canvasElement }) => {
    await drawsAWindow(canvasElement);
    await userEvent.click(within(canvasElement).getByText('No.'));
    await waitFor(() => expect(shownNames(canvasElement)[0]).toMatch(/ 100000$/));
    await drawsAWindow(canvasElement);
  },
};

/** Row height follows the toolbar. */
export const Default: Story = {};

export const CompactByTheToolbar: Story = {
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Mina Park 1/ }).offsetHeight).toBe(36);
  },
};

export const Loading: Story = { args: { count: 0, isLoading: true } };

const sortableColumns = columns.map((column) => ({ ...column, isSortable: column.id === 'orders' }));

const SortedByServer = (props: PeopleProps) => {
  const [sort, setSort] = useState<TableSort>({ column: 'name', direction: 'ascending' });
  const [isLoading, setLoading] = useState(false);
  const load = (next: TableSort) => {
    setSort(next);
    setLoading(true);
  };
  return (
    <>
      <People
        {...props}
        columns={sortableColumns}
        count={isLoading ? 0 : 14}
        isLoading={isLoading}
        sort={sort}
        onSortChange={load}
      />
      <Button onPress={() => setLoading(false)}>Answer</Button>
    </>
  );
};

/** The head keeps the focus while a server sorts. */
export const SortedWhileLoading: Story = {
  render: SortedByServer,
  play: async ({ canvas }) => {
    const sort = canvas.getByRole('button', { name: 'Orders' });
    sort.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(sort).toHaveFocus();
    await expect(canvas.queryByText('Mina Park 1')).toBeNull();
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(canvas.getByText('Mina Park 1')).toBeVisible());
    await expect(sort).toBeVisible();
  },
};

export const Empty: Story = {
  args: { count: 0, empty: <p style={{ padding: 40, textAlign: 'center' }}>No users yet</p> },
  play: async ({ canvas }) => expect(canvas.getByText('No users yet')).toBeVisible(),
};

/** Overflow scrolls; no row clips its cells. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvasElement.querySelector('.bd-table') ?? canvasElement;
    await waitFor(() => expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth));
    for (const row of canvas.getAllByRole('row')) await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    const ban = canvas.getByLabelText('Ban Mina Park 1');
    ban.scrollIntoView({ block: 'nearest' });
    const isSeen = () => ban.getBoundingClientRect().right <= scroller.getBoundingClientRect().right;
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

/** Plain text ends in “…”, even next to the resize handle. */
export const TruncatedText: Story = {
  args: {
    count: 2,
    columns: ['name', 'role'].map((id) => ({
      id,
      header: 'Weekend tournament preparation',
      width: '100px',
      cell: ({ name, role }: Person) => `${name}, ${role} for tournaments`,
      sortValue: id === 'name' ? ({ name }: Person) => name : undefined,
    })),
  },
  play: async ({ canvas }) => {
    for (const head of canvas.getAllByRole('columnheader').slice(1)) await expectEllipsis(head);
    for (const each of canvas.getAllByRole('rowheader')) await expectEllipsis(each);
    for (const each of canvas.getAllByRole('gridcell', { name: /tournaments/ })) await expectEllipsis(each);
  },
};

export const Cards: Story = {
  args: {
    count: 5,
    renderCard: ({ name, role, orders }: Person) => (
      <div style={{ display: 'grid', gap: 4, padding: '12px 16px' }}>
        <a href={`#/people/${name}`} style={{ fontWeight: 500 }}>
          {name}
        </a>
        <span style={{ color: 'var(--bd-text-muted)' }}>
          {role}, {orders} orders
        </span>
      </div>
    ),
  },
  decorators: [inMain, (Story) => <div style={{ width: 358 }}>{Story()}</div>],
  // Preloaded, because loading time is not tested here.
  loaders: [async () => void (await import('./card-tools.tsx'))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('grid')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(await canvas.findByRole('button', { name: 'Sort by' })).toBeVisible();
  },
};

const cardNames = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('.bd-table__cards a')].map(({ textContent }) => textContent);
const sortButton = (canvas: HTMLElement, name: string | RegExp) => within(canvas).findByRole('button', { name });
const pick = async (name: string) => {
  await userEvent.click(await screen.findByRole('menuitemradio', { name }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toHaveRole('button'));
};

/** By pointer and keyboard. */
export const CardsSorted: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    await userEvent.click(await sortButton(canvasElement, 'Sort by'));
    await pick('Name');
    await expect(await sortButton(canvasElement, 'Sorted by Name, Ascending')).toHaveFocus();
    await expect(cardNames(canvasElement)[0]).toBe('Aiko Tan 3');
    await userEvent.click(await sortButton(canvasElement, /^Sorted by Name/));
    await pick('Descending');
    await expect(await sortButton(canvasElement, 'Sorted by Name, Descending')).toHaveFocus();
    await expect(cardNames(canvasElement)[0]).toBe('Omar Haddad 5');
    await expectFocusAfterKeys(
      ['{Enter}', 'menuitemradio', 'No.'],
      ['{ArrowDown}{ArrowDown}', 'menuitemradio', 'Role'],
      ['{Enter}', 'button', 'Sorted by Role, Descending'],
    );
    await expect(cardNames(canvasElement)[0]).toBe('Aiko Tan 3');
  },
};

export const CardsChosen: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = await canvas.findByRole('checkbox', { name: 'Select all' });
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select \S+ \S+ \d/ });
    const picked = () => boxes().flatMap(({ checked }, at) => (checked ? at + 1 : []));
    await userEvent.click(boxes()[1]!);
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(canvas.getByLabelText('Select Aiko Tan 3')).toHaveFocus();
    await expect(picked()).toEqual([2, 3]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}[Space]');
    await expect(picked()).toEqual([2, 3, 5]);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(boxes()[0]).toHaveFocus();
    await userEvent.keyboard('{Shift>}[Space]{/Shift}');
    await expect(picked()).toEqual([1, 2, 3, 4, 5]);
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByText('Select all'));
    await expect(picked()).toEqual([]);
    fireEvent.click(boxes()[3]!);
    fireEvent.click(boxes()[1]!, { shiftKey: true });
    await expect(picked()).toEqual([2, 3, 4]);
    boxes()[2]?.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(picked()).toHaveLength(5);
    await userEvent.click(all);
    boxes()[4]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowUp}{/Shift}');
    await expect(picked()).toEqual([4, 5]);
    chooseAllInArabic();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(picked()).toHaveLength(5);
  },
};

/** A new range deselects no card. */
export const CardsRangedAfterAll: Story = {
  ...Cards,
  play: async ({ canvas }) => {
    const all = await canvas.findByRole('checkbox', { name: 'Select all' });
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select \S+ \S+ \d/ });
    const picked = () => boxes().flatMap(({ checked }, at) => (checked ? at + 1 : []));
    boxes()[1]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(all);
    fireEvent.click(boxes()[3]!, { shiftKey: true });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    boxes()[2]?.focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(picked()).toEqual([3, 4]);
  },
};

/** Only visible cards are in the DOM. */
export const CardsEndless: Story = {
  ...Cards,
  args: { ...Cards.args, count: 100_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    canvas.getByLabelText('Select Mina Park 1').focus();
    for (let at = 0; at < 30; at += 1) await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(document.activeElement).toHaveAccessibleName('Select Aiko Tan 31');
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '31');
    await expect(canvas.getByRole('checkbox', { name: 'Select all' })).toBePartiallyChecked();
  },
};

/** The focused card stays mounted, and no key press is lost. */
export const CardsKeepTheFocus: Story = {
  ...CardsEndless,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(60));
    const first = canvas.getByLabelText('Select Mina Park 1');
    first.focus();
    const scroller = canvasElement.querySelector<HTMLElement>('[data-scrolls]');
    scroller?.scrollTo(0, 20_000);
    await waitFor(() => expect(Number(canvas.getAllByRole('listitem').at(-1)?.ariaPosInSet)).toBeGreaterThan(200));
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByLabelText('Select Jonas Weber 2');
    await expect(second).toHaveFocus();
    await waitFor(() => expectScrolledIntoView(scroller!, second));
    for (let at = 0; at < 60; at += 1) fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    await expect(document.activeElement?.closest('li')).toHaveAttribute('aria-posinset', '62');
    await waitFor(() => expectScrolledIntoView(scroller!, document.activeElement!));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

const heads = {
  de: { name: 'Auftragsverarbeitungspartner', role: 'Zuständigkeitsbereich' },
  ar: { name: 'اسم العميل المسجل', role: 'الدور في الفريق' },
} as const;

/** In right-to-left languages, left means forward. */
export const Languages: Story = {
  render: () => (
    <StoryFrames width={420}>
      {(locale, theme) => (
        <DataGrid
          label={`${heads[locale].name} ${theme}`}
          rows={makePeople(3)}
          columns={[
            { id: 'name', header: heads[locale].name, cell: ({ name }) => name, sortValue: ({ name }) => name },
            { id: 'role', header: heads[locale].role, cell: ({ role }) => role, width: '150px' },
          ]}
          getRowId={({ id }) => String(id)}
        />
      )}
    </StoryFrames>
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: `${heads.ar.name} dark` });
    const first = within(grid).getByRole('rowheader', { name: 'Mina Park 1' });
    first.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe(first.nextElementSibling);
    const head = within(grid).getByRole('columnheader', { name: new RegExp(`^${heads.ar.role}`) });
    const edge = within(head).getByRole('separator');
    const before = head.offsetWidth;
    edge.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(head.offsetWidth).toBe(before - 16));
  },
};
