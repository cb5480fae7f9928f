import type { PicturePair } from '../docs-pictures.ts';
import { Radio, RadioGroup } from './radio-group.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Labels are alike in form, and nothing that costs money is chosen beforehand.',
      picture: (
        <RadioGroup label="Payment method">
          <Radio value="card">Card</Radio>
          <Radio value="paypal">PayPal</Radio>
          <Radio value="balance">BoostCoins</Radio>
        </RadioGroup>
      ),
    },
    dont: {
      caption: 'Each label is built differently, and the dearest option is chosen.',
      picture: (
        <RadioGroup label="How do you want to pay?" defaultValue="card">
          <Radio value="card">I want to pay by card (3% fee)</Radio>
          <Radio value="paypal">PayPal</Radio>
          <Radio value="balance">Or use your BoostCoins</Radio>
        </RadioGroup>
      ),
    },
  },
];
