import type { PicturePair } from '../docs-pictures.ts';
import { ErrorState } from './error-state.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'It names what is missing and offers to try again.',
      picture: (
        <ErrorState title="Couldn’t load your orders" onRetry={() => undefined}>
          Check your connection.
        </ErrorState>
      ),
    },
    dont: {
      caption: 'Technical details help nobody, and there is no way on.',
      picture: (
        <ErrorState title="Error 503">GET /orders failed: upstream connect error, reset before headers.</ErrorState>
      ),
    },
  },
];
