import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { RankClimb } from './rank-climb.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows progress from one rank to another: completed, current position and remaining.',
  avoid: 'For history, use a rank chart. For anything else, use a progress bar.',
  usedIn: ['Order', 'Home'],
};

const meta = {
  title: 'Display/Rank climb',
  component: RankClimb,
  args: {
    start: { name: 'Gold II', tier: 'gold' },
    target: { name: 'Diamond IV', tier: 'diamond' },
    tiers: [
      { tier: 'gold', label: 'Gold', steps: [1, 1] },
      { tier: 'platinum', label: 'Platinum', steps: [1, 0.72, 0, 0] },
    ],
    now: { name: 'Platinum III', detail: '72 LP' },
    label: '62 percent: now Platinum III, 72 LP',
    crestSize: 52,
    stats: [
      { label: 'Progress', value: '62%' },
      { label: 'Expected', value: 'Mon, Nov 23' },
      { label: 'Deadline', value: 'Wed, Nov 25' },
      { label: 'If ended now', value: '$34.96 refunded' },
    ],
  },
  parameters: { page },
  render: (args) => (
    <Card isFlush>
      <RankClimb {...args} />
    </Card>
  ),
} satisfies Meta<typeof RankClimb>;

export default meta;
type Story = StoryObj<typeof meta>;

const pinShare = (canvasElement: HTMLElement) => {
  const boxOf = (selector: string) => canvasElement.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const [ladder, pin] = [boxOf('.bd-climb__ladder'), boxOf('.bd-climb__pin')];
  const isTurned = getComputedStyle(canvasElement.querySelector('.bd-climb') ?? canvasElement).direction === 'rtl';
  const middle = pin.left + pin.width / 2;
  return (isTurned ? ladder.right - middle : middle - ladder.left) / ladder.width;
};

/** Three of six divisions and 72 % of the fourth. */
const DONE = 3.72 / 6;

const standsWhereItIs = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(Math.abs(pinShare(canvasElement) - DONE)).toBeLessThan(0.03);
  const ladder = canvasElement.querySelector('.bd-climb__track')?.getBoundingClientRect() ?? new DOMRect();
  const words = canvasElement.querySelector('.bd-climb__now-text')?.getBoundingClientRect() ?? new DOMRect();
  await expect(words.left).toBeGreaterThanOrEqual(ladder.left - 1);
  await expect(words.right).toBeLessThanOrEqual(ladder.right + 1);
};

export const Running: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '62 percent: now Platinum III, 72 LP' })).toBeVisible();
    await expect(canvas.getAllByRole('definition')).toHaveLength(4);
    await standsWhereItIs({ canvasElement });
  },
};

export const NotStarted: Story = {
  args: {
    tiers: [{ tier: 'silver', label: 'Silver', steps: [0, 0, 0, 0] }],
    start: { name: 'Silver IV', tier: 'silver' },
    target: { name: 'Gold IV', tier: 'gold' },
    now: { name: 'Silver IV', detail: '0 LP' },
    label: 'Not started: now Silver IV',
    crestSize: 40,
    stats: [
      { label: 'Progress', value: '0%' },
      { label: 'Expected', value: 'Not known yet' },
      { label: 'Deadline', value: 'Wed, Nov 25' },
      { label: 'If ended now', value: '$92.00 refunded' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(pinShare(canvasElement)).toBeLessThan(0.01);
    await expect(canvas.getByText('0%')).toBeVisible();
  },
};

export const Reached: Story = {
  args: {
    start: { name: 'Emerald III', tier: 'emerald' },
    tiers: [
      { tier: 'emerald', label: 'Emerald', steps: [1, 1, 1] },
      { tier: 'diamond', label: 'Diamond', steps: [1, 1, 1, 1] },
    ],
    target: { name: 'Master', tier: 'master' },
    now: { name: 'Master' },
    label: 'Reached Master',
    stats: [
      { label: 'Progress', value: '100%' },
      { label: 'Completed', value: 'Sun, Nov 22' },
      { label: 'Deadline', value: 'Wed, Nov 25' },
      { label: 'Price', value: '$92.00' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(pinShare(canvasElement)).toBeGreaterThan(0.99);
    await expect(canvas.getByText('100%')).toBeVisible();
  },
};

/** No pin, no label. */
export const WithoutCurrentRank: Story = {
  args: { now: undefined, stats: undefined, label: 'From Gold II to Diamond IV' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'From Gold II to Diamond IV' })).toBeVisible();
    await expect(canvasElement.querySelector('.bd-climb__pin')).toBeNull();
    await expect(canvas.queryByRole('definition')).toBeNull();
  },
};

export const Phone: Story = {
  decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>],
  play: standsWhereItIs,
};

export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        {Story()}
      </div>
    ),
  ],
  play: standsWhereItIs,
};

export const LongTexts: Story = longTexts(({ label, name, text, date }) => (
  <RankClimb
    start={{ name: label, tier: 'gold' }}
    target={{ name, tier: 'diamond' }}
    tiers={[{ tier: 'gold', label, steps: [1, 0.4] }]}
    now={{ name: label, detail: '72' }}
    label={text}
    crestSize={40}
    stats={[
      { label, value: date },
      { label: name, value: text },
    ]}
  />
));
