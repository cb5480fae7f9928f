import type { PicturePair } from '../docs-pictures.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { Select } from './select.tsx';

const servers = ['EU-West', 'EU-Nordic and East', 'North America', 'Oceania', 'Korea', 'Japan'].map((label) => ({
  id: label,
  label,
}));
const queues = ['Solo', 'Duo'].map((label) => ({ id: label, label }));

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Six options or more go into a select. Two stand next to each other.',
      picture: (
        <>
          <Select label="Server" items={servers} defaultValue="EU-West" />
          <Segmented label="Queue" segments={queues} defaultValue="Solo" />
        </>
      ),
    },
    dont: {
      caption: 'A select hides the second of two options.',
      picture: <Select label="Queue" items={queues} defaultValue="Solo" />,
    },
  },
];
