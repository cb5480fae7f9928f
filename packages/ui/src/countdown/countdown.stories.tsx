import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inFrames } from '../testing/long-texts.tsx';
import { Countdown } from './countdown.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'The time that is left until something ends, each second.',
  avoid: 'A date that is far away: write the date.',
  usedIn: ['Order, while a payment is awaited'],
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

/** Counted from when it is drawn, however long its page was open. */
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

export const Frames: Story = inFrames(() => <Countdown until={0} />);
