import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Badge, Tag } from './badge.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A badge counts what needs attention. A tag’s tone says the same as its word.',
      picture: (
        <PictureRow>
          <span>Messages</span>
          <Badge count={3} tone="accent" />
          <Tag tone="success">Verified</Tag>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Nothing needs attention, and the tone contradicts the word.',
      picture: (
        <PictureRow>
          <span>Messages</span>
          <Badge count={0} tone="accent" />
          <Tag tone="danger">Verified</Tag>
        </PictureRow>
      ),
    },
  },
];
