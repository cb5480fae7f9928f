import type { PicturePair } from '../docs-pictures.ts';
import { LoadMore } from './load-more.tsx';

const load = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'After a failure it waits for a press.',
      picture: <LoadMore count={20} onLoadMore={load} hasFailed />,
    },
    dont: {
      caption: 'It names pages that don’t exist.',
      picture: <LoadMore count={20} onLoadMore={load} isPaused label="Next page" />,
    },
  },
];
