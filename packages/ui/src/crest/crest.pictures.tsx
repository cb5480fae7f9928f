import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Crest } from './crest.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The crest beside the name of the rank.',
      picture: (
        <PictureRow>
          <Crest tier="gold" size={32} />
          <span>Gold II</span>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Crests alone ask people to know them by heart.',
      picture: (
        <PictureRow>
          <Crest tier="gold" size={32} />
          <Crest tier="platinum" size={32} />
        </PictureRow>
      ),
    },
  },
];
