import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { inStoryFrames } from '../testing/long-texts.tsx';
import { GameMark } from './game-mark.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'Identifies a game by its short name.',
  avoid: 'Don’t use game logos. They belong to their publishers.',
  usedIn: ['Home', 'new order on the public site'],
};

const meta = {
  title: 'Display/Game mark',
  component: GameMark,
  args: { short: 'LoL', label: 'League of Legends' },
  parameters: { page },
} satisfies Meta<typeof GameMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {
  play: async ({ canvas }) => {
    const mark = canvas.getByRole('img', { name: 'League of Legends' });
    await expect(mark).toHaveTextContent('LoL');
    await expect(mark.getBoundingClientRect()).toMatchObject({ width: 32, height: 32 });
  },
};

export const Small: Story = {
  args: { size: 's' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img', { name: 'League of Legends' }).getBoundingClientRect();
    await expect(box).toMatchObject({ width: 26, height: 26 });
  },
};

export const WithoutFrame: Story = { args: { size: 'bare' } };

/** Not read out twice. */
export const WithName: Story = {
  args: { label: undefined },
  render: (args) => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
      <GameMark {...args} /> League of Legends
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText('LoL')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Frames: Story = inStoryFrames(() => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
    <GameMark short="LoL" label="League of Legends" />
    <GameMark short="VAL" label="Valorant" size="s" />
    <GameMark short="TFT" label="Teamfight Tactics" size="bare" />
  </div>
));
