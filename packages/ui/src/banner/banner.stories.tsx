import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Banner, bannerTones } from './banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Payouts run a day early this month.' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: {
    tone: 'warning',
    icon: 'wifi-off',
    children: (
      <>
        <strong>You are offline.</strong> 1 message waits and is sent once, in order.
      </>
    ),
    actions: <Button size="s">Try now</Button>,
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {bannerTones.map((tone) => (
        <Banner key={tone} {...args} tone={tone}>
          {tone}
        </Banner>
      ))}
    </div>
  ),
};

export const Closable: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
