import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { LineChart } from './line-chart.tsx';

const paid = [6200, 8800, 7200, 13_100, 9400, 11_800, 14_200];
const orders = [3, 5, 4, 7, 5, 6, 8];
const points = paid.map((_, at) => `Nov ${at + 1}`);
const round = (amount: number): string => `$${Math.round(amount / 100)}`;

const chart = { headingLevel: 3, title: 'Paid in November', points, format: round, header: 'Day' } as const;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Amounts of one unit on one axis.',
      picture: (
        <Card isFlush>
          <LineChart
            {...chart}
            lines={[
              { name: 'Paid', values: paid },
              { name: 'Revenue', values: paid.map((amount) => Math.round(amount * 0.4)) },
            ]}
            summary="Paid per day, highest on Nov 7."
          />
        </Card>
      ),
    },
    dont: {
      caption: 'Dollars and orders. The orders lie flat on an axis that isn’t theirs.',
      picture: (
        <Card isFlush>
          <LineChart
            {...chart}
            lines={[
              { name: 'Paid', values: paid },
              { name: 'Orders', values: orders },
            ]}
            summary="Paid and orders per day."
          />
        </Card>
      ),
    },
  },
];
