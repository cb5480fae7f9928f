import { Button, IconButton } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Icon } from './icon.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'An icon beside the word that says the same.',
      picture: (
        <PictureRow>
          <Button>
            <Icon name="circle-pause" />
            Pause order
          </Button>
          <Button>
            <Icon name="download" />
            Download list
          </Button>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Rare actions can’t be guessed from icons alone.',
      picture: (
        <PictureRow>
          <IconButton aria-label="Pause order">
            <Icon name="circle-pause" />
          </IconButton>
          <IconButton aria-label="Hand over order">
            <Icon name="handshake" />
          </IconButton>
        </PictureRow>
      ),
    },
  },
];
