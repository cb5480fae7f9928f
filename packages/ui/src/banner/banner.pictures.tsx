import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { Banner } from './banner.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A lasting condition, and what to do about it.',
      picture: (
        <Banner tone="warning" actions={<Button size="s">Verify email</Button>}>
          Your email isn’t verified. You can’t request a payout until it is.
        </Banner>
      ),
    },
    dont: {
      caption: 'The result of an action, which a toast shows and removes.',
      picture: (
        <Banner tone="success" onClose={() => undefined}>
          Your changes have been saved.
        </Banner>
      ),
    },
  },
];
