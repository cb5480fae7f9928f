import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { DialogPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The title asks about one action, the text says what is lost and the buttons answer.',
      picture: (
        <DialogPicture
          title="Cancel order?"
          footer={
            <>
              <Button>Keep order</Button>
              <Button variant="danger">Cancel order</Button>
            </>
          }
        >
          Your booster loses access, and the chat closes. This can’t be undone.
        </DialogPicture>
      ),
    },
    dont: {
      caption: 'Yes and No make people read everything again.',
      picture: (
        <DialogPicture
          title="Are you sure?"
          footer={
            <>
              <Button>No</Button>
              <Button variant="danger">Yes</Button>
            </>
          }
        >
          Do you really want to continue?
        </DialogPicture>
      ),
    },
  },
];
