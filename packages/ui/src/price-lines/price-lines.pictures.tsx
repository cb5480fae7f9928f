import type { PicturePair } from '../docs-pictures.ts';
import { Money } from '../money/money.tsx';
import { PriceLines } from './price-lines.tsx';

const usd = (amount: number) => <Money amount={amount} currency="USD" />;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Every line that changes the price, so that the total adds up.',
      picture: (
        <PriceLines
          lines={[
            { id: 'boost', label: 'Gold II to Platinum IV', amount: usd(9200) },
            { id: 'coupon', label: 'Coupon SPRING', amount: usd(-920), kind: 'discount' },
            { id: 'sum', label: 'Total', amount: usd(8280), kind: 'sum', startsGroup: true },
          ]}
        />
      ),
    },
    dont: {
      caption: 'The fee is hidden in the total, which doesn’t add up.',
      picture: (
        <PriceLines
          lines={[
            { id: 'boost', label: 'Gold II to Platinum IV', amount: usd(9200) },
            { id: 'sum', label: 'Total, fees included', amount: usd(9660), kind: 'sum', startsGroup: true },
          ]}
        />
      ),
    },
  },
];
