import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { type ChartSlice, DonutChart } from './donut-chart.tsx';

const chart = {
  headingLevel: 3,
  title: 'Orders by game',
  headers: { name: 'Game', value: 'Orders', share: 'Share' },
} as const;

const few: readonly ChartSlice[] = [
  { name: 'League of Legends', value: 62 },
  { name: 'Valorant', value: 27 },
  { name: 'Others', value: 11, tone: 'neutral' },
];
const many: readonly ChartSlice[] = [
  ...few.slice(0, 2),
  ...['Wild Rift', 'Dota 2', 'Overwatch', 'Rocket League', 'Apex'].map((name, at) => ({ name, value: 5 - at })),
];

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A few parts that differ, the small ones joined.',
      picture: (
        <Card isFlush>
          <DonutChart {...chart} slices={few} center={<b>100</b>} summary="62 of 100 orders are League of Legends." />
        </Card>
      ),
    },
    dont: {
      caption: 'Slices of nearly one size. Bars can be compared, thin arcs can’t.',
      picture: (
        <Card isFlush>
          <DonutChart {...chart} slices={many} center={<b>104</b>} summary="62 of 104 orders are League of Legends." />
        </Card>
      ),
    },
  },
];
