import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { BulkBar } from './bulk-bar.tsx';

const clear = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Actions that fit all selected rows, with verb and object.',
      picture: (
        <BulkBar count={3} onClear={clear}>
          <Button size="s">Pause orders</Button>
        </BulkBar>
      ),
    },
    dont: {
      caption: 'For one row, its own menu has the actions.',
      picture: (
        <BulkBar count={1} onClear={clear}>
          <Button size="s">Edit</Button>
          <Button size="s">Apply</Button>
        </BulkBar>
      ),
    },
  },
];
