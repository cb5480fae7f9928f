import type { PicturePair } from '../docs-pictures.ts';
import { LayoutPicture } from '../picture-surfaces.tsx';

const order = { head: 'Header', form: 'New order', pay: 'Total due: $92.00 and Pay' };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'On a phone, amount and payment button stay in view while the order is put together.',
      picture: <LayoutPicture template={`"head" 32px "form" 144px "pay" 40px / 180px`} areas={order} />,
    },
    dont: {
      caption: 'The amount is below the whole form and changes out of view.',
      picture: (
        <LayoutPicture template={`"head" 32px "form" 188px / 180px`} areas={{ head: 'Header', form: 'New order' }} />
      ),
    },
  },
];
