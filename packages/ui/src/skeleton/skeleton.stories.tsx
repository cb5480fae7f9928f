import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { Skeleton, SkeletonList } from './skeleton.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A placeholder in the shape of the content that’s loading.',
  avoid: 'In small spaces, use a spinner.',
  usedIn: ['every page that loads data'],
};

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonList },
  parameters: { page },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = { args: { width: '240px' } };

export const List: Story = {
  render: () => (
    <Card title="Orders" isLined isFlush>
      <SkeletonList label="Loading orders" />
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status', { name: 'Loading orders' })).toBeVisible();
  },
};

export const Frames: Story = inStoryFrames(() => <SkeletonList label="Loading orders" />);
