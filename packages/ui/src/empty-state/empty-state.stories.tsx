import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { EmptyState } from './empty-state.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Explains why there’s nothing here and what to do next.',
  avoid: 'For a failed request, use an error state. While loading, use a skeleton.',
  usedIn: ['every list'],
};

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: { title: 'No orders yet', headingLevel: 2 },
  parameters: { page },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  args: {
    icon: 'swords',
    children: 'Lock in an order on the board, and it appears here with its deadline and chat.',
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
    title: 'No results for 2 filters',
    children: 'Valorant, ordered in the last 7 days',
    actions: <Button size="s">Clear filters</Button>,
  },
};

export const LongTexts: Story = longTexts(({ title, text, action }) => (
  <EmptyState title={title} headingLevel={2} icon="swords" actions={<Button variant="primary">{action}</Button>}>
    {text}
  </EmptyState>
));
