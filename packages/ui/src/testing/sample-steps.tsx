import { Crest } from '../crest/crest.tsx';
import { Money } from '../money/money.tsx';
import type { PriceLine } from '../price-lines/price-lines.tsx';

export const dollars = (amount: number) => <Money amount={amount} currency="USD" />;

export const pricedSteps: readonly PriceLine[] = [
  { id: 'sum', label: '6 divisions', amount: dollars(8800), kind: 'sum' },
  {
    id: '1',
    label: 'Gold II → Platinum IV, 2 steps',
    amount: dollars(2200),
    mark: <Crest tier="gold" size={16} />,
  },
  {
    id: '2',
    label: 'Platinum IV → I, 3 steps',
    amount: dollars(4500),
    mark: <Crest tier="platinum" size={16} />,
  },
  {
    id: '3',
    label: 'Platinum I → Diamond IV',
    amount: dollars(2100),
    mark: <Crest tier="diamond" size={16} />,
  },
];
