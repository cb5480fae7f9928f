import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Button } from './button.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One primary button, and a label that says what happens.',
      picture: (
        <PictureRow>
          <Button>Discard changes</Button>
          <Button variant="primary">Save changes</Button>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Two primary buttons compete, and OK says nothing.',
      picture: (
        <PictureRow>
          <Button variant="primary">Cancel</Button>
          <Button variant="primary">OK</Button>
        </PictureRow>
      ),
    },
  },
  {
    do: {
      caption: 'The button keeps its place and width while the action runs.',
      picture: (
        <PictureRow>
          <Button variant="primary" isPending>
            Send request
          </Button>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'A disabled button doesn’t say what is missing.',
      picture: (
        <PictureRow>
          <Button variant="primary" isDisabled>
            Send request
          </Button>
        </PictureRow>
      ),
    },
  },
];
