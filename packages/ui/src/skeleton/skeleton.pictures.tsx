import { Avatar } from '../avatar/avatar.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Skeleton } from './skeleton.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The same size as what comes, so that nothing moves.',
      picture: (
        <>
          <PictureRow>
            <Skeleton width="28px" height="28px" radius="50%" />
            <Skeleton width="96px" />
          </PictureRow>
          <PictureRow>
            <Avatar name="Mina Park" isDecorative />
            <span>Mina Park</span>
          </PictureRow>
        </>
      ),
    },
    dont: {
      caption: 'The row jumps when its content arrives.',
      picture: (
        <>
          <Skeleton height="8px" />
          <PictureRow>
            <Avatar name="Mina Park" isDecorative />
            <span>Mina Park</span>
          </PictureRow>
        </>
      ),
    },
  },
];
