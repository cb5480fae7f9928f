import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag } from 'lucide-react';
import { TabBar } from './tab-bar.tsx';

const meta = {
  title: 'Navigation/TabBar',
  component: TabBar,
  args: {
    label: 'Saved views',
    items: [
      { id: 'all', label: 'All', count: '42,118', href: '#all', isCurrent: true },
      { id: 'hand', label: 'Needs a hand', count: '7', href: '#hand', icon: <Flag size={14} aria-hidden="true" /> },
      { id: 'awaiting', label: 'Awaiting', count: '63', href: '#awaiting' },
      { id: 'processing', label: 'Processing', count: '412', href: '#processing' },
      { id: 'unpaid', label: 'Unpaid', href: '#unpaid' },
    ],
  },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chips: Story = {};
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>] };
export const Lines: Story = {
  args: {
    variant: 'lines',
    label: 'Order',
    items: [
      { id: 'details', label: 'Details', href: '#details' },
      { id: 'chat', label: 'Chat', count: '2', href: '#chat', isCurrent: true },
      { id: 'timeline', label: 'Time line', href: '#timeline' },
    ],
  },
};
