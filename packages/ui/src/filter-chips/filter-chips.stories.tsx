import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Gamepad2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { walk } from '../testing/keyboard-walk.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { FilterBar, FilterButton, FilterChip } from './filter-chips.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'What a list is narrowed by: each filter with its value, to be changed or taken away.',
  avoid: 'Views that exclude each other are a tab bar.',
  usedIn: ['lists of the desk', 'site log'],
  keys: [
    ['Tab', 'Moves to it and on'],
    ['Enter, Space', 'Presses it'],
  ],
};

const meta = {
  title: 'Navigation/FilterChips',
  component: FilterChip,
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
      <FilterButton icon={<Gamepad2 size={14} aria-hidden="true" />}>Game</FilterButton>
      <FilterButton icon={<Calendar size={14} aria-hidden="true" />}>Date</FilterButton>
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

/** As wide as a phone: what does not fit is scrolled to, each on one line. */
export const BarOnAPhone: Story = { ...Bar, globals: { viewport: { value: 'mobile1', isRotated: false } } };

export const LongTexts: Story = longTexts(({ label, name, short }) => (
  <FilterBar>
    <FilterChip name={label} value={name} onRemove={() => undefined} />
    <FilterButton isAdd>{short}</FilterButton>
  </FilterBar>
));

export const Keyboard: Story = {
  args: { onRemove: fn() },
  play: async ({ args }) => {
    await walk(['{Tab}', 'button', 'Remove filter Game is']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
};
