import type { PicturePair } from '../docs-pictures.ts';
import { WindowPicture } from '../picture-surfaces.tsx';
import { LoadingBar } from './loading-bar.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The page that people are on stays in place while the next one loads.',
      picture: (
        <WindowPicture height={120}>
          <LoadingBar isActive />
          <p style={{ padding: 16 }}>Order #10482, Gold II to Platinum IV</p>
        </WindowPicture>
      ),
    },
    dont: {
      caption: 'An empty page under the bar while the next one loads.',
      picture: (
        <WindowPicture height={120}>
          <LoadingBar isActive />
        </WindowPicture>
      ),
    },
  },
];
