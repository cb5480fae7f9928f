import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { Countdown } from './countdown.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows the time left, updated every second.',
  avoid: 'For distant dates, show the date.',
  usedIn: ['Order, while awaiting payment'],
};

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { until: 0, onEnd: fn() },
  argTypes: { until: { control: 'date' } },
  parameters: { page },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  render: (args) => {
    const [until] = useState(() => Date.now() + 42_000);
    return <Countdown {...args} until={until} />;
  },
};

export const Over: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};

export const Frames: Story = inStoryFrames(() => <Countdown until={0} />);
