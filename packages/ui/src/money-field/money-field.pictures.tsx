import type { PicturePair } from '../docs-pictures.ts';
import { MoneyField } from './money-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The currency comes from the order, and the error gives the possible amounts.',
      picture: <MoneyField label="Payout" currency="EUR" defaultValue={900} error="Enter €10.00 or more" isTouched />,
    },
    dont: {
      caption: 'The currency is in the label, and the error gives no limit.',
      picture: <MoneyField label="Payout in EUR" currency={null} defaultValue={900} error="Amount too low" isTouched />,
    },
  },
];
