import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/card.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { StatStrip } from './stat-strip.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Three or four figures that matter, side by side.',
  avoid: 'More of them are a key-value list.',
  usedIn: ['Order', 'the panels of users and employees'],
};

const meta = {
  title: 'Display/StatStrip',
  component: StatStrip,
  args: {
    stats: [
      { label: 'Done', value: '62%' },
      { label: 'Expected', value: 'Mon, Nov 23' },
      { label: 'Pace', value: '+93 LP a day', tone: 'success' },
      { label: 'Last match', value: 'Won, 24 min ago' },
    ],
  },
  decorators: [
    (Story) => (
      <Card isFlush>
        <Story />
      </Card>
    ),
  ],
  parameters: { page },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Three: Story = {
  args: {
    stats: [
      { label: 'Won', value: '20' },
      { label: 'Lost', value: '5' },
      { label: 'Rate', value: '80%' },
    ],
  },
};
export const Phone: Story = { decorators: [(Story) => <div style={{ width: 358 }}>{Story()}</div>] };

export const LongTexts: Story = longTexts(({ label, date, name, title }) => (
  <StatStrip
    stats={[
      { label, value: date },
      { label: title, value: name },
      { label: name, value: title, tone: 'success' },
    ]}
  />
));
