import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { DialogPicture } from '../picture-surfaces.tsx';
import { TextField } from '../text-field/text-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A short task. The button repeats the verb of the title.',
      picture: (
        <DialogPicture
          title="Pause order #10482"
          footer={
            <>
              <Button>Cancel</Button>
              <Button variant="primary">Pause order</Button>
            </>
          }
        >
          <TextField label="Reason" defaultValue="On holiday until Monday" />
        </DialogPicture>
      ),
    },
    dont: {
      caption: 'Terms to read and return to belong on a page.',
      picture: (
        <DialogPicture title="Information" footer={<Button variant="primary">OK</Button>}>
          These terms have 14 sections. Scroll down to read them all. You can’t open this text again later.
        </DialogPicture>
      ),
    },
  },
];
