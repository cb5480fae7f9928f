import { Button, IconButton } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { Icon } from '../icon/icon.tsx';
import { TooltipPicture } from '../picture-surfaces.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'It repeats the name of an icon button.',
      picture: (
        <TooltipPicture text="Copy order number">
          <IconButton aria-label="Copy order number">
            <Icon name="copy" />
          </IconButton>
        </TooltipPicture>
      ),
    },
    dont: {
      caption: 'Nobody on a touch screen can read a condition that only a tooltip tells.',
      picture: (
        <TooltipPicture text="Payouts below 10 dollars cost a fee of 2 dollars">
          <Button variant="primary">Request payout</Button>
        </TooltipPicture>
      ),
    },
  },
];
