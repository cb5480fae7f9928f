import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { Spinner } from './spinner.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows an unknown wait in a small space.',
  avoid: 'For a list or page, use a skeleton.',
  usedIn: ['public site sign-in'],
};

const meta = { title: 'Feedback/Spinner', component: Spinner, parameters: { page } } satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};

export const Large: Story = {
  args: { size: 40, label: 'Loading orders' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading orders' })).toBeVisible();
  },
};

export const Frames: Story = inStoryFrames(() => <Spinner size={40} label="Loading orders" />);
