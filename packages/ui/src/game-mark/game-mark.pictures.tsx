import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { GameMark } from './game-mark.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The short name of the catalog, with the full name beside it.',
      picture: (
        <PictureRow>
          <GameMark short="LoL" />
          <span>League of Legends</span>
        </PictureRow>
      ),
    },
    dont: {
      caption: 'An invented short name, and two sizes in one list.',
      picture: (
        <>
          <PictureRow>
            <GameMark short="Leg" size="s" />
            <span>League</span>
          </PictureRow>
          <PictureRow>
            <GameMark short="VAL" />
            <span>Valorant</span>
          </PictureRow>
        </>
      ),
    },
  },
];
