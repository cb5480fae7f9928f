import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { DataGrid } from '../data-grid/data-grid.tsx';
import { type DataColumn, defaultView, type TableView } from '../data-table/data-table.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFramesFit, expectNoOverflow } from '../testing/long-texts.tsx';
import { type StoryTexts, storyTexts } from '../testing/story-texts.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly joined: string;
}

const people: readonly Person[] = [
  { id: '1', name: 'Mina Park', country: 'KR', joined: 'Nov 2' },
  { id: '2', name: 'Jonas Weber', country: 'DE', joined: 'Oct 29' },
];

const columns: readonly DataColumn<Person>[] = [
  { id: 'id', header: 'No.', cell: ({ id }) => id, width: '72px', isAlwaysShown: true },
  { id: 'name', header: 'Name', cell: ({ name }) => name, isRowHeader: true },
  { id: 'country', header: 'Country', cell: ({ country }) => country, width: '96px' },
  { id: 'joined', header: 'Joined', cell: ({ joined }) => joined, width: '96px', priority: 2 },
];

const People = ({ view: first, onViewChange, ...menu }: ColumnMenuProps<Person>) => {
  const [view, setView] = useState(first);
  const [noRoom, setNoRoom] = useState<readonly string[]>([]);
  return (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
      <ColumnMenu
        {...menu}
        overflowColumns={noRoom}
        view={view}
        onViewChange={(change) => {
          setView(change);
          onViewChange(change);
        }}
      />
      <Card isFlush style={{ width: '100%' }}>
        <DataGrid
          label="People"
          rows={people}
          columns={columns}
          getRowId={({ id }) => id}
          view={view}
          onOverflowChange={setNoRoom}
        />
      </Card>
    </div>
  );
};

const page: StoryPage = {
  status: 'stable',
  purpose: 'Lets people hide columns they don’t need. The selection is plain data the app can store.',
  avoid: 'Not needed for tables with five or fewer columns. Narrow screens hide columns automatically.',
  usedIn: ['admin lists'],
  keys: [
    ['Enter, Space, Arrow down', 'Opens the menu'],
    ['Arrow up, Arrow down, Home, End', 'Moves through it'],
    ['Enter, Space', 'Shows or hides the column. The menu stays open'],
    ['Escape', 'Closes the menu'],
  ],
};

const meta = {
  title: 'Data/Column menu',
  component: ColumnMenu<Person>,
  args: { columns, view: defaultView, onViewChange: fn() },
  argTypes: { columns: { control: false }, view: { control: false }, overflowColumns: { control: false } },
  parameters: { page },
  render: (args) => <People {...args} />,
} satisfies Meta<typeof ColumnMenu<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

const heads = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

export const ShowsAndHidesColumns: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Columns' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const country = await screen.findByRole('menuitemcheckbox', { name: 'Country' });
    await expect(country).toHaveAttribute('aria-checked', 'true');
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Name' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: 'Reset columns' })).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(country).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(country).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(heads(canvasElement)).toEqual(['No.', 'Name']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset columns' }));
    await waitFor(() => expect(heads(canvasElement)).toEqual(['No.', 'Name', 'Country', 'Joined']));
  },
};

/** No press undoes another while the table renders slowly. */
export const QuickChanges: Story = {
  render: () => {
    const [{ hidden }, setView] = useState<TableView>(defaultView);
    return (
      <div style={{ display: 'grid', gap: 12, justifyItems: 'end' }}>
        <ColumnMenu columns={columns} view={defaultView} onViewChange={setView} />
        <output>{hidden.join(', ')}</output>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const put = async (name: string, hidden: string) => {
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name }));
      await waitFor(() =>
        expect(canvasElement.querySelector('output')).toHaveTextContent(hidden, { normalizeWhitespace: false }),
      );
    };
    await put('Country', 'country');
    await put('Joined', 'country, joined');
    await put('Country', 'joined');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

const described = () =>
  screen
    .getAllByRole('menuitemcheckbox')
    .map((item) => document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent ?? '');

/** A column that doesn’t fit stays checked, and the menu says why. */
export const ColumnThatDoesNotFit: Story = {
  decorators: [(Story) => <div style={{ width: 400 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(heads(canvasElement)).toEqual(['No.', 'Name', 'Country']));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Columns' }));
    const joined = await screen.findByRole('menuitemcheckbox', { name: 'Joined' });
    await expect(described()).toEqual(['', 'Not enough space']);
    await userEvent.click(joined);
    await expect(joined).toHaveAttribute('aria-checked', 'false');
    await expect(described()).toEqual(['', 'Not enough space']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Columns'], ['{Enter}', 'menuitemcheckbox', 'Country']);
  },
};

const words = {
  de: {
    button: 'Spaltenauswahl',
    shown: 'Angezeigte Tabellenspalten',
    reset: 'Ursprüngliche Anordnung',
    noRoom: 'Kein Platz',
  },
  ar: { button: 'الأعمدة', shown: 'الأعمدة المعروضة', reset: 'الترتيب الأصلي', noRoom: 'لا مكان' },
} as const;

export const Languages: Story = {
  render: (args) => <StoryFrames>{(locale) => <People {...args} labels={words[locale]} />}</StoryFrames>,
  play: expectFramesFit,
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Columns'], ['[Space]', 'menuitemcheckbox', 'Country']);
    await expectFocusAfterKeys(['{End}', 'menuitemcheckbox', 'Joined'], ['{ArrowUp}', 'menuitemcheckbox', 'Country']);
    await expectFocusAfterKeys(['{End}', 'menuitemcheckbox', 'Joined'], ['{Home}', 'menuitemcheckbox', 'Country']);
    await expectFocusAfterKeys(['[Space]', 'menuitemcheckbox', 'Country'], ['{Escape}', 'button', 'Columns']);
    await expect(heads(canvasElement)).toEqual(['No.', 'Name', 'Joined']);
  },
};

const spoken = ({ title, label, text, action }: StoryTexts): Story => ({
  args: { labels: { button: label, shown: title, reset: action, noRoom: text } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: label }));
    await expectNoOverflow(document.documentElement, await screen.findByRole('menu'));
  },
});

export const LongGerman: Story = { ...spoken(storyTexts.de), globals: { locale: 'de-DE', theme: 'light' } };
export const LongArabic: Story = { ...spoken(storyTexts.ar), globals: { locale: 'ar-EG' } };

export const OnAPhone: Story = {
  ...LongGerman,
  globals: { ...LongGerman.globals, ...onAPhone },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: storyTexts.de.label }));
    await expectOnScreen((await screen.findByRole('menu')).closest('.bd-popover')!);
  },
};
