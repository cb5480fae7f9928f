import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { type StatusNumber, StatusPill, statusMarks } from './status-pill.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'How an order stands, by icon, word and colour.',
  avoid: 'Any other state is a tag.',
  usedIn: ['Orders', 'Order', 'Home'],
};

const meta = {
  title: 'Display/StatusPill',
  component: StatusPill,
  args: { status: 1 },
  parameters: { page },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const all = statusMarks.map((_, index) => index as StatusNumber);

export const Pills: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {all.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </div>
  ),
};

/** In tables only the icon is coloured. */
export const Plain: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {all.map((status) => (
        <StatusPill key={status} status={status} variant="plain" />
      ))}
    </div>
  ),
};

export const LongTexts: Story = longTexts(({ label }) => <StatusPill status={5} label={label} />);
