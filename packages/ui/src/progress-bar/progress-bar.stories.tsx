import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.tsx';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { value: 62, label: 'Order 10482' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OfAStatus: Story = { args: { color: 'status-1', showsValue: true } };
export const Thin: Story = { args: { color: 'status-1', size: 'thin', showsValue: true } };
export const OfATier: Story = { args: { color: 'fill-veteran', value: 64, label: 'To Ultimate' } };
export const Empty: Story = { args: { value: 0, showsValue: true } };
export const BeyondItsEnd: Story = { args: { value: 130, showsValue: true } };
