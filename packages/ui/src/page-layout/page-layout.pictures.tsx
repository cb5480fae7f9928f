import type { PicturePair } from '../docs-pictures.ts';
import { LayoutPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The main content is in the wide column.',
      picture: (
        <LayoutPicture
          template={`"orders loyalty" 64px "orders news" 64px / 2fr 1fr`}
          areas={{ orders: 'Active orders', loyalty: 'Loyalty', news: 'News' }}
        />
      ),
    },
    dont: {
      caption: 'Columns in columns. The orders are as narrow as a note.',
      picture: (
        <LayoutPicture
          template={`"news orders tips loyalty" 132px / 2fr 1fr 1fr 1fr`}
          areas={{ news: 'News', orders: 'Active orders', tips: 'Tips', loyalty: 'Loyalty' }}
        />
      ),
    },
  },
];
