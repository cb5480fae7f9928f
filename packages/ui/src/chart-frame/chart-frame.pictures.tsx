import { BarChart } from '../bar-chart/bar-chart.tsx';
import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { ChartFrame } from './chart-frame.tsx';

const months = [
  { name: 'October', orders: 41 },
  { name: 'November', orders: 38 },
];
const rows = months.map(({ name, orders }) => [name, String(orders)]);
const table = { columns: [{ header: 'Month' }, { header: 'Orders' }], rows };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A chart of your own, its title with measure and period, and its figures as a table.',
      picture: (
        <Card isFlush>
          <ChartFrame headingLevel={3} title="Orders by month" table={table}>
            {months.map(({ name, orders }) => (
              <div key={name}>
                {name}
                <ProgressBar label={name} value={orders * 2} valueLabel={String(orders)} />
              </div>
            ))}
          </ChartFrame>
        </Card>
      ),
    },
    dont: {
      caption: 'A frame around a chart that has one: two titles and two switches.',
      picture: (
        <Card isFlush>
          <ChartFrame headingLevel={3} title="Chart" table={table}>
            <BarChart
              headingLevel={3}
              title="Orders by month"
              bars={months.map(({ name, orders }) => ({ label: name, value: orders, text: String(orders) }))}
              summary="41 orders in October, 38 in November."
              headers={{ label: 'Month', value: 'Orders' }}
            />
          </ChartFrame>
        </Card>
      ),
    },
  },
];
