import type { Meta, StoryObj } from '@storybook/react-vite';
import { GameMark } from './game-mark.tsx';

const meta = {
  title: 'Display/GameMark',
  component: GameMark,
  args: { short: 'LoL', label: 'League of Legends' },
} satisfies Meta<typeof GameMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Box: Story = {};
export const Small: Story = { args: { size: 's' } };
export const Bare: Story = { args: { size: 'bare' } };
