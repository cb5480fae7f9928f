import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryPage } from '../story-page.ts';
import { longTexts } from '../testing/long-texts.tsx';
import { type MatchResult, MatchStrip } from './match-strip.tsx';

const results = [...'WWLWWWWLWWWWWLWWLWWWWWLWW'].map((letter): MatchResult => (letter === 'W' ? 'won' : 'lost'));

const page: StoryPage = {
  status: 'stable',
  purpose: 'Shows wins and losses in order, by shape and text as well as tint.',
  avoid: 'For totals, use a stat strip.',
  usedIn: ['Order'],
};

const meta = {
  title: 'Display/Match strip',
  component: MatchStrip,
  args: { results },
  parameters: { page },
} satisfies Meta<typeof MatchStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wins above losses: readable without colour. */
export const Squares: Story = {
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('img', { name: '20 won, 5 lost' });
    const tops = (result: MatchResult) => [
      ...new Set(
        [...strip.querySelectorAll(`[data-result=${result}]`)].map((each) => each.getBoundingClientRect().top),
      ),
    ];
    const [won, lost] = [tops('won'), tops('lost')];
    await expect([won.length, lost.length]).toEqual([1, 1]);
    await expect(won[0]).toBeLessThan(lost[0] ?? 0);
  },
};

export const Letters: Story = {
  args: { variant: 'letters', results: results.slice(0, 3), total: 5 },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('img', { name: '2 won, 1 lost, 2 not played yet' });
    await expect([...strip.children].map((box) => box.textContent)).toEqual(['W', 'W', 'L', '', '']);
  },
};

/** All matches show, none is left to play. */
export const MoreThanPlanned: Story = {
  args: { variant: 'letters', results: results.slice(0, 3), total: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 won, 1 lost' }).children).toHaveLength(3);
  },
};

export const LongTexts: Story = longTexts(({ label, short, action }) => (
  <MatchStrip results={results} labels={{ won: label, lost: short, open: action }} />
));
