import type { PicturePair } from '../docs-pictures.ts';
import { StatStrip } from './stat-strip.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Few figures that lead to a decision, each with its period.',
      picture: (
        <StatStrip
          stats={[
            { label: 'Earned this week', value: '$412' },
            { label: 'Overdue orders', value: '2', tone: 'danger' },
          ]}
        />
      ),
    },
    dont: {
      caption: 'Figures without a period, of which none leads anywhere.',
      picture: (
        <StatStrip
          stats={[
            { label: 'Total', value: '$412' },
            { label: 'Change', value: '+4%', tone: 'success' },
            { label: 'Pages', value: '17' },
          ]}
        />
      ),
    },
  },
];
