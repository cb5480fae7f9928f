import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { RatingStars } from './rating-stars.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'An average with the number of ratings behind it.',
      picture: (
        <PictureRow>
          <RatingStars value={4.8} variant="short" />
          <span>214 ratings</span>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Stars for a rank, and an average of nobody knows how many.',
      picture: (
        <PictureRow>
          <span>Gold II</span>
          <RatingStars value={2} />
        </PictureRow>
      ),
    },
  },
];
