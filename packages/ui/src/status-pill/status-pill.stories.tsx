import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { type StatusNumber, StatusPill, statusMarks } from './status-pill.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'An order’s status by icon, text and colour.',
  avoid: 'For any other status, use a tag.',
  usedIn: ['Orders', 'Order', 'Home'],
};

const meta = {
  title: 'Display/Status pill',
  component: StatusPill,
  args: { status: 1 },
  parameters: { page },
} satisfies Meta<typeof StatusPill>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const all = statusMarks.map((_, index) => index as StatusNumber);

/** Each status has its own text, icon and colour; with forced colours, text and icon remain. */
const toldByThree = async ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const pills = [...canvasElement.querySelectorAll('.bd-status')];
  const icons = pills.map((pill) => pill.querySelector('svg'));
  await expect(pills.map(({ textContent }) => textContent)).toEqual([
    'Awaiting for booster',
    'Processing',
    'Complete',
    'Paused',
    'Suspended',
    'Unpaid',
  ]);
  await expect(new Set(icons.map((icon) => icon?.innerHTML)).size).toBe(6);
  const colors = new Set(icons.map((icon) => icon && getComputedStyle(icon).color));
  await expect(colors.size).toBe(matchMedia('(forced-colors: active)').matches ? 1 : 6);
};

export const Pills: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {all.map((status) => (
        <StatusPill key={status} status={status} />
      ))}
    </div>
  ),
  play: toldByThree,
};

export const Plain: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {all.map((status) => (
        <StatusPill key={status} status={status} variant="plain" />
      ))}
    </div>
  ),
  play: toldByThree,
};

export const LongTexts: Story = longTexts(({ label }) => <StatusPill status={5} label={label} />);
