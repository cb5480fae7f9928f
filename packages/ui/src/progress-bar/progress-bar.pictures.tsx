import type { PicturePair } from '../docs-pictures.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { ProgressBar } from './progress-bar.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A known share with its value. A spinner where the end is unknown.',
      picture: (
        <>
          <ProgressBar label="Progress" value={62} valueLabel="62%" />
          <Spinner label="Saving" />
        </>
      ),
    },
    dont: {
      caption: 'A made-up share while the end is unknown.',
      picture: (
        <>
          <ProgressBar label="Saving" value={90} />
          <span>Almost there</span>
        </>
      ),
    },
  },
];
