import type { Meta, StoryObj } from '@storybook/react-vite';
import { CirclePause, Flag, Timer } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { StatusPill } from '../status-pill/status-pill.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Frame/PageHeader',
  component: PageHeader,
  args: {
    back: { href: '#orders', label: 'Orders' },
    title: 'LoL boosting, Solo/Duo',
    mark: <StatusPill status={1} />,
    meta: '#10482 · EU-West · $92.00 paid Nov 17',
    actions: (
      <>
        <Button>
          <CirclePause size={16} aria-hidden="true" />
          Pause
        </Button>
        <Button>
          <Timer size={16} aria-hidden="true" />
          Extend
        </Button>
        <Button variant="quiet">
          <Flag size={16} aria-hidden="true" />
          Report
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnOrder: Story = {};
export const TitleOnly: Story = { render: () => <PageHeader title="Rankings" /> };
