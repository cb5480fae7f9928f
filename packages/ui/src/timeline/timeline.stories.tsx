import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { Timeline } from './timeline.tsx';

const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();
const icon = (name: IconName) => <Icon name={name} size={14} />;

const page: StoryPage = {
  status: 'stable',
  purpose: 'A history of events by day, newest first.',
  avoid: 'For conversations, use a chat thread.',
  usedIn: ['Order'],
};

const meta = {
  title: 'Display/Timeline',
  component: Timeline,
  args: {
    clock: () => at(21, 15, 0),
    events: [
      {
        id: '1',
        at: at(21, 14, 2),
        text: 'Match 25 won',
        note: '+23 LP, Platinum III with 72 LP',
        icon: icon('trophy'),
        tone: 'success',
      },
      {
        id: '2',
        at: at(21, 13, 58),
        text: 'Account details viewed for 30 seconds',
        note: 'By Kaito. Reason: sign in',
        icon: icon('eye'),
      },
      { id: '3', at: at(21, 11, 40), text: 'Session started', note: '7 matches, +126 LP', icon: icon('swords') },
      {
        id: '4',
        at: at(20, 20, 10),
        text: 'Unpaused by you',
        note: 'Deadline extended by 3 h 20 min',
        icon: icon('circle-play'),
        tone: 'info',
      },
      {
        id: '5',
        at: at(20, 16, 50),
        text: 'Paused by you',
        note: '“Playing myself for a bit”',
        icon: icon('circle-pause'),
      },
      {
        id: '6',
        at: at(17, 10, 22),
        text: 'Kaito locked in the order',
        note: '9 minutes after payment',
        icon: icon('user'),
      },
      { id: '7', at: at(17, 10, 13), text: 'Paid, $92.00', note: 'Card ending 4421', icon: icon('wallet') },
    ],
  },
  parameters: { page },
  render: (args) => (
    <Card title="Time line">
      <Timeline {...args} />
    </Card>
  ),
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest first. */
export const ByDay: Story = {
  play: async ({ canvas, canvasElement }) => {
    const days = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(days).toEqual(['Today', 'Yesterday', 'Nov 17']);
    const counts = canvas.getAllByRole('list').map((list) => within(list).getAllByRole('listitem').length);
    await expect(counts).toEqual([3, 2, 2]);
    await expect(within(canvasElement).getByText(/^0?2:02\sPM$/)).toBeVisible();
  },
};

const dayNames = {
  de: { today: 'Heute', yesterday: 'Gestern' },
  ar: { today: 'اليوم', yesterday: 'أمس' },
} as const;

export const LongTexts: Story = longTexts(({ title, text }, locale) => (
  <Timeline
    clock={() => at(21, 15, 0)}
    labels={dayNames[locale]}
    events={[{ id: '1', at: at(21, 14, 2), text: title, note: text, icon: icon('eye') }]}
  />
));
