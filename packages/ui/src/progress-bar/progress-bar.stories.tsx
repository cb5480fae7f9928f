import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ProgressBar } from './progress-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows progress towards a known total.',
  avoid: 'For unknown durations, use a spinner. For progress between ranks, use a rank climb.',
  usedIn: ['Orders', 'Order', 'Home', 'Profile'],
};

const meta = {
  title: 'Display/Progress bar',
  component: ProgressBar,
  args: { value: 62, label: 'Order 10482' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const shareFilled = (bar: HTMLElement) => {
  const [track, fill] = [bar, bar.firstElementChild].map((part) => part?.getBoundingClientRect().width ?? 0);
  return Math.round((100 * (fill ?? 0)) / (track ?? 1));
};

export const Plain: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Order 10482' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await waitFor(() => expect(shareFilled(bar)).toBe(62));
  },
};

/** The figure is visual only; the bar announces it. */
export const WithStatusColor: Story = {
  args: { color: 'status-1', valueLabel: '62%' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62%')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '62%');
  },
};

export const Thin: Story = { args: { color: 'status-1', size: 'thin', valueLabel: '62%' } };
export const WithTierColor: Story = { args: { color: 'fill-veteran', value: 64, label: 'To Ultimate' } };

export const Empty: Story = {
  args: { value: 0, valueLabel: '0%' },
  play: async ({ canvas }) => {
    await expect(shareFilled(canvas.getByRole('progressbar'))).toBe(0);
  },
};

export const AboveTheMaximum: Story = {
  args: { value: 130, valueLabel: '100%' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await waitFor(() => expect(shareFilled(bar)).toBe(100));
  },
};

/** 0 of 0 counts as no progress. */
export const ZeroOfZero: Story = {
  args: { value: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  },
};

export const LongTexts: Story = longTexts(({ title }) => <ProgressBar label={title} value={62} valueLabel={title} />);
