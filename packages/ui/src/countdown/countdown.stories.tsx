import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { until: 0, onEnd: fn() },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = { render: () => <Countdown until={Date.now() + 42_000} /> };

export const Over: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
