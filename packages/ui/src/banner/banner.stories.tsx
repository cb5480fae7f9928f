import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Banner, bannerTones } from './banner.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A message about the whole page that stays until it no longer applies: offline, closed, action needed.',
  avoid: 'For the result of an action, use a toast. Show field errors at the field.',
  usedIn: ['every page while offline', 'Order', 'public site sign-in'],
  keys: [
    ['Tab', 'Moves focus to it and past it'],
    ['Enter, Space', 'Activates it'],
  ],
};

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: { children: 'Payouts run a day early this month.' },
  parameters: { page },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  args: {
    tone: 'warning',
    icon: 'wifi-off',
    children: (
      <>
        <strong>You’re offline.</strong> 1 message will be sent in order when you’re back online.
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

export const Dismissible: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongTexts: Story = longTexts(({ text, action }) => (
  <Banner tone="warning" icon="wifi-off" actions={<Button size="s">{action}</Button>} onClose={() => undefined}>
    {text}
  </Banner>
));

export const Keyboard: Story = {
  args: { onClose: fn() },
  play: async ({ args }) => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'Close']);
    await userEvent.keyboard('{Enter}[Space]');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
