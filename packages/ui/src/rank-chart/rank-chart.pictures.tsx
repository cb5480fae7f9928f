import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { RankChart, type RankLevel, type RankPoint } from './rank-chart.tsx';

const day = (date: number) => new Date(2026, 10, date).getTime();
const points: readonly RankPoint[] = [0, 0.7, 1.2, 1.9, 2.4].map((value, at) => ({
  at: day(17 + at),
  value,
  label: `${Math.round(value * 100)} LP above the start`,
}));
const names = ['Gold IV', 'Gold III', 'Gold II', 'Gold I', 'Platinum IV', 'Platinum III', 'Platinum II', 'Platinum I'];
const levels: readonly RankLevel[] = names.map((label, at) => ({ value: at / 2, label }));
const chart = {
  headingLevel: 3,
  title: 'Rank over time',
  points,
  target: { value: 4, label: 'Diamond IV', tier: 'diamond' },
  deadlineAt: day(25),
  nowLabel: 'Now',
  summary: 'From Gold IV to Platinum IV, target Diamond IV.',
} as const;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The levels that matter: the start, one between and the target.',
      picture: (
        <Card isFlush>
          <RankChart {...chart} levels={levels.filter(({ label }) => label.endsWith('IV'))} />
        </Card>
      ),
    },
    dont: {
      caption: 'Every division as a level. The lines hide the one that people look for.',
      picture: (
        <Card isFlush>
          <RankChart {...chart} levels={levels} />
        </Card>
      ),
    },
  },
];
