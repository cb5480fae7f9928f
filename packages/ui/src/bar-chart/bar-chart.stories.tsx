import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import { BarChart } from './bar-chart.tsx';

const values = [62, 88, 0, 104, 72, 131, 94, 40, 0, 118, 142, 86, 77, 160, 125, 0, 91, 109, 138, 157, 150];

const meta = {
  title: 'Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Earnings in November',
    bars: values.map((value, index) => ({ label: `Nov ${index + 1}`, value, text: `$${value}.00` })),
    current: values.length - 1,
    summary: 'Earnings a day, Nov 1 to 21. Highest: $160 on Nov 14. Today so far: $150.',
    headers: { label: 'Day', value: 'Earned' },
    axis: ['Nov 1', 'Nov 11', 'Today'],
  },
  decorators: [
    (Story) => (
      <Card isFlush style={{ maxWidth: 328 }}>
        {Story()}
      </Card>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Earnings: Story = {};
export const Nothing: Story = {
  args: { bars: values.map((_, index) => ({ label: `Nov ${index + 1}`, value: 0, text: '$0.00' })) },
};
