import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { MatchStrip } from '../match-strip/match-strip.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { chartTexts } from '../testing/story-texts.ts';
import { RankChart, type RankPoint } from './rank-chart.tsx';

const start = new Date(2026, 10, 17, 10, 0).getTime();
const hour = 3_600_000;
const gains = [
  20, 22, -18, 21, 24, 0, 19, 23, -16, 22, 20, 0, 24, 21, 19, -17, 22, 0, 23, 20, -18, 25, 24, 0, 26, 24, 23, 25, -18,
  25, 23,
];

let points: RankPoint[] = [{ at: start, value: 0, label: 'Gold II, 0 LP' }];
for (const [index, gain] of gains.entries()) {
  const value = (points.at(-1)?.value ?? 0) + gain / 100;
  points = [
    ...points,
    { at: start + (index + 1) * 3.2 * hour, value, label: `${Math.round(value * 100)} LP above the start` },
  ];
}

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows rank over time with the target and deadline, and as a table.',
  avoid: 'For amounts by day, use a bar chart. For the current rank, use a rank climb.',
  usedIn: ['Order'],
  keys: [
    ['Tab', 'Moves focus to the switch'],
    ['Enter, Space', 'Switches between table and chart'],
  ],
};

const meta = {
  title: 'Charts/Rank chart',
  component: RankChart,
  args: {
    title: 'Rank over time',
    points,
    levels: [
      { value: 0, label: 'Gold II' },
      { value: 2, label: 'Platinum IV' },
      { value: 4, label: 'Platinum II' },
    ],
    target: { value: 6, label: 'Diamond IV', tier: 'diamond' },
    expectedAt: new Date(2026, 10, 23, 14, 0).getTime(),
    deadlineAt: new Date(2026, 10, 25, 0, 0).getTime(),
    nowLabel: 'Now, 72 LP',
    summary: 'Rank over time. Start Gold II on Nov 17, now Platinum III 72 LP, at this pace Diamond IV on Nov 23.',
  },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
  parameters: { page },
} satisfies Meta<typeof RankChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: {
    footer: (
      <div style={{ display: 'flex', alignItems: 'center', gap: 16 }}>
        25 matches
        <MatchStrip results={gains.filter((gain) => gain !== 0).map((gain) => (gain > 0 ? 'won' : 'lost'))} />
      </div>
    ),
  },
};

export const JustStarted: Story = {
  render: ({ expectedAt: _, ...args }) => <RankChart {...args} points={points.slice(0, 1)} nowLabel="Now, 0 LP" />,
};

export const Phone: Story = { decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>] };

export const RightToLeft: Story = { decorators: [(Story) => <div dir="rtl">{Story()}</div>] };

export const LongTexts: Story = longTexts(({ title, text, label, short }, locale) => (
  <RankChart
    title={title}
    labels={chartTexts[locale]}
    points={points}
    levels={[{ value: 0, label }]}
    target={{ value: 6, label, tier: 'diamond' }}
    nowLabel={short}
    summary={text}
  />
));

const expectDayInPlot: Story['play'] = async ({ canvasElement }) => {
  const plot = canvasElement.querySelector('.bd-rank-chart__plot')!.getBoundingClientRect();
  const day = canvasElement.querySelector('.bd-rank-chart__end-label')!.getBoundingClientRect();
  await expect(day.left).toBeGreaterThanOrEqual(plot.left);
  await expect(day.right).toBeLessThanOrEqual(plot.right);
};
/** The expected day is the last of the chart, so its label ends there. */
const lastDay: Story = {
  args: { expectedAt: new Date(2026, 11, 30, 14, 0).getTime() },
  decorators: [(Story) => <div style={{ width: 640 }}>{Story()}</div>],
  play: expectDayInPlot,
};

export const ExpectedLast: Story = lastDay;
export const ExpectedLastRightToLeft: Story = { ...lastDay, globals: { locale: 'ar-EG' } };

export const Keyboard: Story = {
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'View as table'], ['{Enter}', 'button', 'View as chart']);
    await expectFocusAfterKeys(['[Space]', 'button', 'View as table']);
  },
};
