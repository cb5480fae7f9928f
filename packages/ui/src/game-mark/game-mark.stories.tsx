import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { GameMark } from './game-mark.tsx';

const page: StoryPage = {
  status: 'stable',
  purpose: 'A game by its short name.',
  avoid: 'Its logo, which belongs to its publisher.',
  usedIn: ['Home', 'new order on the public site'],
};

const meta = {
  title: 'Display/GameMark',
  component: GameMark,
  args: { short: 'LoL', label: 'League of Legends' },
  parameters: { page },
} satisfies Meta<typeof GameMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Bare: Story = { args: { size: 'bare' } };
