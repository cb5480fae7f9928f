import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { SkeletonList } from '../skeleton/skeleton.tsx';
import { LoadingOverlay } from './loading-overlay.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A payment must not be interrupted, and it says what happens.',
      picture: (
        <Card style={{ position: 'relative', minHeight: 112 }}>
          <Button variant="primary">Pay $31.00</Button>
          <LoadingOverlay label="Confirming the payment" isLabelShown />
        </Card>
      ),
    },
    dont: {
      caption: 'It covers a list that only loads. A skeleton shows where the rows will be.',
      picture: (
        <Card style={{ position: 'relative', minHeight: 112 }}>
          <SkeletonList rows={3} />
          <LoadingOverlay />
        </Card>
      ),
    },
  },
];
