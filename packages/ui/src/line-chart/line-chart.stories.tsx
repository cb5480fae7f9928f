import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { StoryFrames } from '../story-frames.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFramesFit, ltrGlobals } from '../testing/long-texts.tsx';
import { onward } from '../testing/reading-direction.ts';
import { chartTexts } from '../testing/story-texts.ts';
import { LineChart } from './line-chart.tsx';

const taken = [
  6_200, 8_800, 0, 10_400, 7_200, 13_100, 9_400, 4_000, 0, 11_800, 14_200, 8_600, 7_700, 16_000, 12_500, 0, 9_100,
  10_900, 13_800, 15_700, 15_000,
];
const kept = taken.map((amount) => Math.round(amount * 0.4));
const days = taken.map((_, place) => `Nov ${place + 1}`);
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const format = (amount: number): string => money.format(amount / 100);
const round = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits: 0 });

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows amounts over time with up to four lines, readable point by point and as a table.',
  avoid: 'For a few independent values, use a bar chart. For parts of a whole, use a donut chart.',
  usedIn: ['Admin: amounts by day'],
  keys: [
    ['Tab', 'Moves to “View as table”, then into the chart'],
    ['Arrow left, Arrow right', 'Moves to the previous or next point, which is shown and read out'],
    ['Page up, Page down', 'Moves several points'],
    ['Home, End', 'Goes to the first or last point'],
  ],
};

const meta = {
  title: 'Charts/Line chart',
  component: LineChart,
  args: {
    title: 'Paid in November',
    points: days,
    lines: [
      { name: 'Paid', values: taken },
      { name: 'Revenue', values: kept },
    ],
    format,
    formatTick: (amount) => round.format(amount / 100),
    summary: 'Paid per day, Nov 1 to 21. Highest: $160.00 on Nov 14.',
    header: 'Day',
  },
  parameters: { page },
  render: (args) => (
    <Card isFlush style={{ maxWidth: 560 }}>
      <LineChart {...args} />
    </Card>
  ),
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const OneLine: Story = { args: { lines: [{ name: 'Paid', values: taken }], lead: '$1,944.00' } };

export const BelowZero: Story = {
  args: { lines: [{ name: 'Balance', values: taken.map((amount) => amount - 8_000), tone: 'teal' }] },
};

/** Zero sits at the bottom with the line. */
export const Empty: Story = {
  args: { lines: [{ name: 'Paid', values: days.map(() => 0) }] },
  play: async ({ canvasElement }) => {
    const ticks = canvasElement.querySelectorAll('.bd-line-chart__ticks > span');
    await expect([...ticks].map(({ textContent }) => textContent)).toEqual(['$0']);
    const [name, rule] = [ticks[0]!, canvasElement.querySelector('.bd-line-chart__rule')!].map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    });
    await expect(name).toBe(rule);
  },
};

export const OneDay: Story = { args: { points: ['Nov 1'], lines: [{ name: 'Paid', values: [6_200] }] } };

export const ReadByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('heading', { name: 'Paid in November' }));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View as table' })).toHaveFocus();
    await userEvent.tab();
    const reader = canvas.getByRole('slider', { name: /^Paid per day/ });
    await expect(reader).toHaveFocus();
    await expect(reader).toHaveAttribute('aria-valuetext', 'Nov 21: Paid $150.00, Revenue $60.00');
    // Arrow keys of a range input are native and cannot be simulated.
    await fireEvent.change(reader, { target: { value: '19' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Nov 20: Paid $157.00, Revenue $62.80');
    await fireEvent.change(reader, { target: { value: '0' } });
    await expect(reader).toHaveAttribute('aria-valuetext', 'Nov 1: Paid $62.00, Revenue $24.80');
    await expect(canvas.getByText('$24.80')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByText('$24.80')).toBeNull();
    await userEvent.tab({ shift: true });
    await expect(await canvas.findByText('$60.00')).toBeVisible();
  },
};

export const ReadByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reader = canvas.getByRole('slider');
    const { left, right, width, top } = reader.getBoundingClientRect();
    // The x axis follows the reading direction.
    const way = width * (13 / 20);
    const clientX = onward() === '{ArrowRight}' ? left + way : right - way;
    const read = async () => {
      await fireEvent.pointerMove(reader, { clientX, clientY: top + 20 });
      await expect(await canvas.findByText('$160.00')).toBeVisible();
    };
    await read();
    await fireEvent.pointerOut(reader, { relatedTarget: document.body });
    await waitFor(() => expect(canvas.queryByText('$160.00')).toBeNull());
    await read();
  },
};

export const AsTable: Story = {
  args: {
    lines: [
      { name: 'Paid', values: taken, hrefs: days.map((_, place) => (place === 13 ? '/paid?day=14' : undefined)) },
      { name: 'Revenue', values: kept },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    const row = within(canvas.getByRole('row', { name: /^Nov 14 / }));
    await expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['$160.00', '$64.00']);
    await expect(canvas.getAllByRole('link')).toEqual([row.getByRole('link', { name: '$160.00, Paid, Nov 14' })]);
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

const words = {
  de: {
    title: 'Zahlungseingänge der vergangenen Kalenderwochen',
    lines: ['Zahlungseingangsbetrag', 'Vermittlungsgebührenanteil'],
    point: (place: number) => `${place + 1}. November`,
    header: 'Tag',
  },
  ar: {
    title: 'المدفوعات اليومية خلال الشهر',
    lines: ['المدفوع من العملاء', 'المحتفظ به'],
    point: (place: number) => `${place + 1} نوفمبر`,
    header: 'اليوم',
  },
} as const;

export const Languages: Story = {
  globals: ltrGlobals,
  render: (args) => (
    <StoryFrames>
      {(locale, theme) => (
        <Card isFlush>
          <LineChart
            {...args}
            title={`${words[locale].title} ${theme}`}
            labels={chartTexts[locale]}
            points={days.map((_, place) => words[locale].point(place))}
            lines={[taken, kept].map((values, place) => ({ name: words[locale].lines[place] ?? '', values }))}
            header={words[locale].header}
            summary={words[locale].title}
          />
        </Card>
      )}
    </StoryFrames>
  ),
  play: expectFramesFit,
};
