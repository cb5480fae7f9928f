import { Button } from '../button/button.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { PageHeader } from './page-header.tsx';

const back = { href: '#orders', label: 'Orders' };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The name of the item, the list it belongs to and one main action.',
      picture: (
        <PageHeader
          level={3}
          title="Order #10482"
          back={back}
          actions={<Button variant="primary">Extend order</Button>}
        />
      ),
    },
    dont: {
      caption: 'Rare actions stand beside the main one and take its place.',
      picture: (
        <PageHeader
          level={3}
          title="Details"
          back={{ ...back, label: 'Back' }}
          actions={
            <>
              <Button variant="primary">Extend</Button>
              <Button variant="primary">Pause</Button>
              <Button variant="danger">Drop</Button>
            </>
          }
        />
      ),
    },
  },
];
