import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MatchResult, MatchStrip } from './match-strip.tsx';

const results = [...'WWLWWWWLWWWWWLWWLWWWWWLWW'].map((letter): MatchResult => (letter === 'W' ? 'won' : 'lost'));

const meta = {
  title: 'Display/MatchStrip',
  component: MatchStrip,
  args: { results },
} satisfies Meta<typeof MatchStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Squares: Story = {};
export const Letters: Story = { args: { variant: 'letters', results: results.slice(0, 3), total: 5 } };
