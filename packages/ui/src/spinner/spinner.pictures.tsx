import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { Spinner } from './spinner.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A spinner in a row that saves. A list shows where its rows will be.',
      picture: (
        <>
          <PictureRow>
            <span>Sounds</span>
            <Spinner size={16} label="Saving" />
          </PictureRow>
          <SkeletonList rows={3} />
        </>
      ),
    },
    dont: {
      caption: 'Several spinners in one view draw the eye to all of them.',
      picture: (
        <>
          <PictureRow>
            <Spinner size={16} label="Loading games" />
            <Spinner size={16} label="Loading prices" />
          </PictureRow>
          <Spinner size={32} label="Loading orders" />
        </>
      ),
    },
  },
];
