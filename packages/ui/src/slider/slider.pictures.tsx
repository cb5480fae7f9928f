import type { PicturePair } from '../docs-pictures.ts';
import { MoneyField } from '../money-field/money-field.tsx';
import { Slider } from './slider.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A rough setting with its value. An amount of money is typed.',
      picture: (
        <>
          <Slider label="Volume" defaultValue={60} />
          <MoneyField label="Budget" currency="USD" defaultValue={5000} />
        </>
      ),
    },
    dont: {
      caption: 'An exact amount is hard to reach with a slider.',
      picture: <Slider label="Budget in dollars" minValue={0} maxValue={5000} defaultValue={137} />,
    },
  },
];
