import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { ToastPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A short result with a way back.',
      picture: (
        <ToastPicture
          style="success"
          title="Message deleted"
          action={
            <Button size="s" className="bd-toast-action">
              Undo
            </Button>
          }
        />
      ),
    },
    dont: {
      caption: 'An error of a form. It is gone before it is corrected.',
      picture: (
        <ToastPicture
          style="error"
          title="Check your input"
          message="The email has no ending, the name is too short and the server is missing."
        />
      ),
    },
  },
];
