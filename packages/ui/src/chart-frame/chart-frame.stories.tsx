import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ChartFrame } from './chart-frame.tsx';

const meta = {
  title: 'Charts/ChartFrame',
  component: ChartFrame,
  args: {
    title: 'Orders a month',
    table: {
      columns: [{ header: 'Month' }, { header: 'Orders', align: 'end' }],
      rows: [
        ['October', '41'],
        ['November', '38'],
      ],
    },
    children: <p>The drawing stands here.</p>,
  },
  decorators: [(Story) => <Card isFlush>{Story()}</Card>],
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawing: Story = {};

export const Twin: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'View as table' }));
    await expect(canvas.getByRole('rowheader', { name: 'November' })).toBeVisible();
    await expect(canvas.queryByText('The drawing stands here.')).toBeNull();
  },
};
