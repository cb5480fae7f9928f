import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { ProgressBar } from './progress-bar.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'How far something has come, of a known whole.',
  avoid: 'A wait of unknown length is a spinner; the way between ranks is a rank climb.',
  usedIn: ['Orders', 'Home', 'Profile'],
};

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { value: 62, label: 'Order 10482' },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  parameters: { page },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OfAStatus: Story = { args: { color: 'status-1', showsValue: true } };
export const Thin: Story = { args: { color: 'status-1', size: 'thin', showsValue: true } };
export const OfATier: Story = { args: { color: 'fill-veteran', value: 64, label: 'To Ultimate' } };
export const Empty: Story = { args: { value: 0, showsValue: true } };
export const BeyondItsEnd: Story = { args: { value: 130, showsValue: true } };

export const LongTexts: Story = longTexts(({ title }) => <ProgressBar label={title} value={62} showsValue />);
