import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, MessageSquare, Plus } from 'lucide-react';
import { fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { TopBar, TopBarButton } from './top-bar.tsx';

const meta = {
  title: 'Frame/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Order #10482',
    onMenuPress: fn(),
    actions: (
      <>
        <Button>
          <Plus size={16} aria-hidden="true" />
          New order
        </Button>
        <TopBarButton
          aria-label="Messages, 120 unread"
          icon={<MessageSquare size={20} aria-hidden="true" />}
          count={120}
        />
        <TopBarButton aria-label="Notifications, new" icon={<Bell size={20} aria-hidden="true" />} hasDot />
      </>
    ),
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAPage: Story = {};
export const WithEyebrow: Story = { args: { eyebrow: 'Welcome', title: 'Mina Park' } };
export const LongTitle: Story = {
  args: { title: 'A title that is a good deal longer than the room that a phone has for it' },
};
