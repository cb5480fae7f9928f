import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { BarChart } from './bar-chart.tsx';

const barsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const value = 60 + ((at * 37) % 90);
    return { label: `Day ${at + 1}`, value, text: `$${value}.00` };
  });
const chart = { headingLevel: 3, headers: { label: 'Day', value: 'Earned' } } as const;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Few amounts to compare, today’s highlighted.',
      picture: (
        <Card isFlush>
          <BarChart
            {...chart}
            title="Earnings this week"
            bars={barsOf(7)}
            current={6}
            axis={['Nov 15', 'Today']}
            summary="Earnings per day this week. Highest: $134 on the third day."
          />
        </Card>
      ),
    },
    dont: {
      caption: 'A quarter in 90 bars of a few pixels. A line shows its course.',
      picture: (
        <Card isFlush>
          <BarChart
            {...chart}
            title="Earnings this quarter"
            bars={barsOf(90)}
            axis={['Sep 1', 'Nov 29']}
            summary="Earnings per day from September to November."
          />
        </Card>
      ),
    },
  },
];
