import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { expectFocusAfterKeys } from '../testing/expect-focus-after-keys.ts';
import { expectNoOverflow, longTexts } from '../testing/long-texts.tsx';
import { chartTexts } from '../testing/story-texts.ts';
import { expectOnScreen, onAPhone } from '../testing/viewports.tsx';
import { ChartFrame } from './chart-frame.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Adds a title to a chart, and a switch between chart and table.',
  avoid: 'Don’t add it to BarChart or RankChart. They include their own.',
  usedIn: ['Home', 'Order'],
  keys: [
    ['Tab', 'Moves focus to the switch'],
    ['Enter, Space', 'Switches between table and chart'],
  ],
};

const meta = {
  title: 'Charts/Chart frame',
  component: ChartFrame,
  args: {
    title: 'Orders per month',
    table: {
      columns: [{ header: 'Month' }, { header: 'Orders', align: 'end' }],
      rows: [
        ['October', '41'],
        ['November', '38'],
      ],
    },
    children: <p>The chart appears here.</p>,
  },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
  parameters: { page },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsChart: Story = {};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'November' })).toBeVisible();
    await expect(canvas.queryByText('The chart appears here.')).toBeNull();
  },
};

export const LongTexts: Story = longTexts(({ title, text, short }, locale) => (
  <ChartFrame title={title} labels={chartTexts[locale]} table={{ columns: [{ header: short }], rows: [[text]] }}>
    <p>{text}</p>
  </ChartFrame>
));

export const Keyboard: Story = {
  play: async () => {
    await expectFocusAfterKeys(['{Tab}', 'button', 'View as table'], ['{Enter}', 'button', 'View as chart']);
    await expectFocusAfterKeys(['[Space]', 'button', 'View as table']);
  },
};

export const OnAPhone: Story = {
  globals: onAPhone,
  play: async ({ canvas }) => {
    const card = canvas.getByRole('heading', { name: 'Orders per month' }).closest<HTMLElement>('.bd-card')!;
    await expectOnScreen(card);
    await expectNoOverflow(card);
    const edge = card.getBoundingClientRect().left + card.clientLeft;
    for (const part of [canvas.getByRole('heading'), canvas.getByText('The chart appears here.')]) {
      await expect(Math.round(part.getBoundingClientRect().left - edge)).toBe(16);
    }
  },
};
