import type { PicturePair } from '../docs-pictures.ts';
import { Link } from './link.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The link text makes sense on its own.',
      picture: (
        <p>
          Payouts follow the <Link href="#rules">rules for boosters</Link>.
        </p>
      ),
    },
    dont: {
      caption: 'Out of its sentence, the link says nothing.',
      picture: (
        <p>
          To read the rules for boosters, <Link href="#rules">click here</Link>.
        </p>
      ),
    },
  },
];
