import type { PicturePair } from '../docs-pictures.ts';
import { Checkbox } from './checkbox.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Checked means yes, and consent starts unchecked.',
      picture: (
        <>
          <Checkbox defaultSelected>Email me about my orders</Checkbox>
          <Checkbox>I accept the terms</Checkbox>
        </>
      ),
    },
    dont: {
      caption: 'A negative label, and consent that nobody gave.',
      picture: (
        <>
          <Checkbox>Don’t email me about my orders</Checkbox>
          <Checkbox defaultSelected>I accept the terms</Checkbox>
        </>
      ),
    },
  },
];
