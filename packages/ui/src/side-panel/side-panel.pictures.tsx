import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { DialogPicture } from '../picture-surfaces.tsx';
import { TextField } from '../text-field/text-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One item of a list, edited beside it.',
      picture: (
        <DialogPicture
          title="Coupon SPRING"
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Save coupon</Button>
            </>
          }
        >
          <TextField label="Code" defaultValue="SPRING" />
        </DialogPicture>
      ),
    },
    dont: {
      caption: 'Steps that need the whole page.',
      picture: (
        <DialogPicture
          title="New order, step 2 of 5"
          footer={
            <>
              <Button>Back</Button>
              <Button variant="primary">Next</Button>
            </>
          }
        >
          Choose a game, a rank, a server, a booster and a way to pay.
        </DialogPicture>
      ),
    },
  },
];
