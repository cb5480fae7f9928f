import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No orders yet', headingLevel: 2 },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: {
    icon: 'swords',
    children: 'Lock one in on the board and it shows up here with its deadline and chat.',
    actions: (
      <>
        <Button variant="primary">Open board</Button>
        <Button>How it works</Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('No orders yet');
  },
};

export const Filtered: Story = {
  args: {
    title: 'Nothing matches 2 filters',
    children: 'Valorant, ordered in the last 7 days',
    actions: <Button size="s">Clear filters</Button>,
  },
};
