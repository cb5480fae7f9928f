import type { PicturePair } from '../docs-pictures.ts';
import { KeyValueList } from './key-value-list.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Nouns without a colon, and a dash for what is empty.',
      picture: (
        <KeyValueList
          items={[
            { label: 'Server', value: 'EU-West' },
            { label: 'Start date', value: '20 Nov 2026' },
            { label: 'Coupon', value: '–' },
          ]}
        />
      ),
    },
    dont: {
      caption: 'Colons, a question and an empty value.',
      picture: (
        <KeyValueList
          items={[
            { label: 'Server:', value: 'EU-West' },
            { label: 'When does it start?', value: '20 Nov 2026' },
            { label: 'Coupon:', value: '' },
          ]}
        />
      ),
    },
  },
];
