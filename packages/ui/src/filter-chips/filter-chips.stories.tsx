import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, Gamepad2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FilterBar, FilterButton, FilterChip } from './filter-chips.tsx';

const meta = {
  title: 'Navigation/FilterChips',
  component: FilterChip,
  args: { name: 'Game is', value: 'any of 7', onRemove: fn() },
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
};
