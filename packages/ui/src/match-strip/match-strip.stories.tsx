import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { type MatchResult, MatchStrip } from './match-strip.tsx';

const results = [...'WWLWWWWLWWWWWLWWLWWWWWLWW'].map((letter): MatchResult => (letter === 'W' ? 'won' : 'lost'));

const page: StoryPage = {
  status: 'stable',
  purpose: 'Won and lost in their order, by shape and word too.',
  avoid: 'How many of each: a stat strip.',
  usedIn: ['Order'],
};

const meta = {
  title: 'Display/MatchStrip',
  component: MatchStrip,
  args: { results },
  parameters: { page },
} satisfies Meta<typeof MatchStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Squares: Story = {};
export const Letters: Story = { args: { variant: 'letters', results: results.slice(0, 3), total: 5 } };

export const LongTexts: Story = longTexts(({ label, short, action }) => (
  <MatchStrip results={results} labels={{ won: label, lost: short, open: action }} />
));
