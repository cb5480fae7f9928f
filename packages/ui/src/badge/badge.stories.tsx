import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Badge, Tag, tagTones } from './badge.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows a count, or a status as a short label.',
  avoid: 'For an order’s status, use a status pill. For something to press, use a button or filter chip.',
  usedIn: ['navigation', 'Orders', 'Home', 'Profile', 'admin lists', 'Boosters and loyalty on the public site'],
};

const meta = {
  title: 'Display/Badge and tag',
  component: Badge,
  subcomponents: { Tag },
  args: { count: 3 },
  parameters: { page },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Count: Story = {};
export const Accent: Story = { args: { tone: 'accent' } };

export const AboveMaximum: Story = {
  args: { count: 1280 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('999+')).toBeVisible();
  },
};

export const Tags: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <Tag tone="warning" icon="flag">
        Priority
      </Tag>
      <Tag tone="danger" icon="ban">
        Banned
      </Tag>
      <Tag tone="success" icon="check">
        Accepted
      </Tag>
    </div>
  ),
};

export const LongTexts: Story = longTexts(({ label, short }) => (
  <>
    <Badge count={1280} />
    <Tag tone="warning" icon="flag">
      {label}
    </Tag>
    <Tag>{short}</Tag>
  </>
));
