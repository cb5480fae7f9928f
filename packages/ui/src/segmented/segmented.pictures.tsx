import type { PicturePair } from '../docs-pictures.ts';
import { Segmented } from './segmented.tsx';

const toSegments = (...labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A few short labels of one kind.',
      picture: <Segmented label="Period" segments={toSegments('Day', 'Week', 'Month')} defaultValue="Week" />,
    },
    dont: {
      caption: 'Long labels of different kinds are hard to compare.',
      picture: (
        <Segmented
          label="Period"
          segments={toSegments('Today only', 'All 7 days', 'Monthly')}
          defaultValue="Today only"
        />
      ),
    },
  },
];
