import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Countdown } from './countdown.tsx';

const HOUR_MS = 3_600_000;
const soon = Date.now() + HOUR_MS / 2;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'It says what happens at the end.',
      picture: (
        <PictureRow>
          <span>Price guaranteed for</span>
          <Countdown until={soon} />
        </PictureRow>
      ),
    },
    dont: {
      caption: 'It presses people and says nothing.',
      picture: (
        <PictureRow>
          <strong>Hurry</strong>
          <Countdown until={soon} />
        </PictureRow>
      ),
    },
  },
];
