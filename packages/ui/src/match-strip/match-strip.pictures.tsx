import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { MatchStrip } from './match-strip.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The latest match comes last, and the sum stands beside it.',
      picture: (
        <PictureRow>
          <MatchStrip variant="letters" results={['won', 'lost', 'won', 'won']} />
          <span>3 won, 1 lost</span>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'Done and open tasks are no matches.',
      picture: (
        <PictureRow>
          <span>Tasks</span>
          <MatchStrip
            variant="letters"
            results={['won', 'lost']}
            labels={{ won: 'Done', lost: 'Open', open: 'Planned' }}
          />
        </PictureRow>
      ),
    },
  },
];
