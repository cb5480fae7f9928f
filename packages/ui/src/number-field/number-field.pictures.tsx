import type { PicturePair } from '../docs-pictures.ts';
import { NumberField } from './number-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The label has the unit, and the error gives the limits.',
      picture: <NumberField label="Share (%)" defaultValue={120} error="Enter 0 to 100" />,
    },
    dont: {
      caption: 'An ID isn’t a number to step through.',
      picture: <NumberField label="Order ID" defaultValue={10482} />,
    },
  },
];
