import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { BrandMark } from './brand-mark.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'In its own colour, with free space around it.',
      picture: (
        <PictureRow>
          <BrandMark />
          <strong>Boostdesk</strong>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'As the icon of an action and in another colour. The mark stands for the product only.',
      picture: (
        <PictureRow>
          <Button>
            <BrandMark size={16} style={{ color: 'var(--bd-danger)' }} />
            Pause order
          </Button>
        </PictureRow>
      ),
    },
  },
];
