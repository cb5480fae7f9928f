import type { PicturePair } from '../docs-pictures.ts';
import { KeyValueList } from '../key-value-list/key-value-list.tsx';
import { Money } from './money.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Every amount has the same number of decimals, at the end of its line.',
      picture: (
        <KeyValueList
          items={[
            { label: 'Boost', value: <Money amount={9200} currency="USD" /> },
            { label: 'Fee', value: <Money amount={350} currency="USD" /> },
          ]}
        />
      ),
    },
    dont: {
      caption: 'Written by hand, each amount looks different.',
      picture: (
        <KeyValueList
          items={[
            { label: 'Boost', value: '92 USD' },
            { label: 'Fee', value: '$3.5' },
          ]}
        />
      ),
    },
  },
];
