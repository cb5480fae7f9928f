import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectFullFocusRing } from '../testing/expect-full-focus-ring.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FilterBar, FilterButton, FilterChip } from './filter-chips.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows the active filters of a list with their values, which can be changed or removed.',
  avoid: 'For mutually exclusive views, use a tab bar.',
  usedIn: ['admin lists', 'site log'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it. After removing a filter, focus moves to the next or last one'],
  ],
};

const meta = {
  title: 'Navigation/Filter chips',
  component: FilterChip,
  subcomponents: { FilterBar, FilterButton },
  args: { name: 'Game is', value: 'any of 7', onRemove: fn() },
  parameters: { page },
} satisfies Meta<typeof FilterChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chip: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove filter Game is' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Bar: Story = {
  render: (args) => (
    <FilterBar>
      <FilterChip {...args} />
      <FilterButton icon={<Icon name="gamepad" size={14} />}>Game</FilterButton>
      <FilterButton icon={<Icon name="calendar" size={14} />}>Date</FilterButton>
      <FilterButton isAdd>Filter</FilterButton>
      <span data-end="">42 orders</span>
    </FilterBar>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByText('42 orders');
    await expect(count.scrollWidth).toBeLessThanOrEqual(count.offsetWidth);
    await expect(count.offsetHeight).toBeLessThan(30);
  },
};

/** All filters on one scrolling line. */
export const BarOnAPhone: Story = { ...Bar, globals: { viewport: { value: 'mobile1', isRotated: false } } };

/** The focus ring is not clipped. */
export const KeyboardOnAPhone: Story = {
  ...BarOnAPhone,
  play: async ({ canvas, canvasElement }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Remove filter Game is'], ['{Tab}', 'button', 'Game']);
    canvas.getByRole('button', { name: 'Game' }).scrollIntoView({ block: 'nearest', inline: 'nearest' });
    await expectFullFocusRing(canvasElement.querySelector('.bd-filter-bar')!);
  },
};

export const LongTexts: Story = longTexts(({ label, name, short }) => (
  <FilterBar>
    <FilterChip name={label} value={name} onRemove={() => undefined} />
    <FilterButton isAdd>{short}</FilterButton>
  </FilterBar>
));

export const Keyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Remove filter Game is']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};

const Removable = () => {
  const [games, setGames] = useState(['Valorant', 'TFT', 'Wild Rift']);
  return (
    <FilterBar aria-label="Filters" role="group">
      {games.map((game) => (
        <FilterChip
          key={game}
          name="Game is"
          value={game}
          removeLabel={() => `Without ${game}`}
          onRemove={() => setGames((before) => before.filter((other) => other !== game))}
        />
      ))}
      {games.length > 0 && <FilterButton onPress={() => setGames([])}>Clear</FilterButton>}
    </FilterBar>
  );
};

/** Focus moves to the next filter, finally to the last. */
export const Removed: Story = {
  render: () => <Removable />,
  play: async ({ canvas }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Without Valorant'], ['{Enter}', 'button', 'Without TFT']);
    await expectFocusAfterKeys(['{Tab}', 'button', 'Without Wild Rift'], ['{Enter}', 'button', 'Clear']);
    await expectFocusAfterKeys(['{Enter}', 'group', 'Filters']);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Focus stays where the user moves it. */
export const RemovedByMouse: Story = {
  render: () => (
    <>
      <Removable />
      <input aria-label="Search" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Without TFT' }));
    await expect(canvas.getByRole('button', { name: 'Without Wild Rift' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
