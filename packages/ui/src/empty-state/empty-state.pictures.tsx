import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { EmptyState } from './empty-state.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'It says why the list is empty and offers the way out.',
      picture: (
        <EmptyState title="No orders match these filters" actions={<Button>Clear filters</Button>}>
          Try another game or status.
        </EmptyState>
      ),
    },
    dont: {
      caption: 'Filters hide everything, but it reads as if there were nothing.',
      picture: (
        <EmptyState title="Nothing here" icon="inbox">
          There is no data.
        </EmptyState>
      ),
    },
  },
];
