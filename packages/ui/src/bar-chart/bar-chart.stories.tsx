import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { chartTexts } from '../testing/story-texts.ts';
import { BarChart } from './bar-chart.tsx';

const values = [62, 88, 0, 104, 72, 131, 94, 40, 0, 118, 142, 86, 77, 160, 125, 0, 91, 109, 138, 157, 150];

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows amounts by day or category, with a table view.',
  avoid: 'For rank over time, use a rank chart. For a few figures, use a stat strip.',
  usedIn: ['Home of staff and boosters'],
  keys: [
    ['Tab', 'Moves focus to the switch'],
    ['Enter, Space', 'Switches between table and chart'],
  ],
};

const meta = {
  title: 'Charts/Bar chart',
  component: BarChart,
  args: {
    title: 'Earnings in November',
    bars: values.map((value, index) => ({ label: `Nov ${index + 1}`, value, text: `$${value}.00` })),
    current: values.length - 1,
    summary: 'Earnings per day, Nov 1 to 21. Highest: $160 on Nov 14. Today so far: $150.',
    headers: { label: 'Day', value: 'Earned' },
    axis: ['Nov 1', 'Nov 11', 'Today'],
  },
  parameters: { page },
  render: (args) => (
    <Card isFlush style={{ maxWidth: 328 }}>
      <BarChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Earnings: Story = {};
export const Empty: Story = {
  args: { bars: values.map((_, index) => ({ label: `Nov ${index + 1}`, value: 0, text: '$0.00' })) },
};

/** One table row per bar, with its amount. */
export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows).toHaveLength(values.length + 1);
    await expect(rows[0]).toHaveTextContent('DayEarned');
    await expect(rows[14]).toHaveTextContent('Nov 14$160.00');
    await expect(within(rows[14] ?? canvas.getByRole('table')).getByRole('rowheader')).toHaveTextContent('Nov 14');
  },
};

/** The tallest bar fills the chart. */
export const Heights: Story = {
  play: async ({ canvas }) => {
    const heightOf = (title: string) => canvas.getByTitle(title).getBoundingClientRect().height;
    const highest = heightOf('Nov 14: $160.00');
    await expect(highest).toBeGreaterThan(40);
    await expect(heightOf('Nov 2: $88.00') / highest).toBeCloseTo(88 / 160, 1);
    await expect(heightOf('Nov 8: $40.00') / highest).toBeCloseTo(40 / 160, 1);
  },
};

export const LongTexts: Story = longTexts(({ title, text, short }, locale) => (
  <BarChart
    title={title}
    labels={chartTexts[locale]}
    bars={values.map((value, index) => ({ label: `${short} ${index + 1}`, value, text: `${value}` }))}
    summary={text}
    headers={{ label: short, value: short }}
    axis={[short, short, short]}
  />
));

export const Keyboard: Story = {
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'View as table'], ['{Enter}', 'button', 'View as chart']);
    await expectFocusAfterKeys(['[Space]', 'button', 'View as table']);
  },
};
