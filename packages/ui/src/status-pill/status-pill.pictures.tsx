import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { StatusPill } from './status-pill.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One pill for one order, with the status’s own word.',
      picture: (
        <PictureRow>
          <span>#10482</span>
          <StatusPill status={1} />
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Two states at once, one of them shortened.',
      picture: (
        <PictureRow>
          <span>#10482</span>
          <StatusPill status={1} label="Proc." />
          <StatusPill status={3} />
        </PictureRow>
      ),
    },
  },
];
