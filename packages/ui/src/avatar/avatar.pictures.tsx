import type { PicturePair } from '../docs-pictures.ts';
import { PictureRow } from '../picture-surfaces.tsx';
import { Avatar } from './avatar.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A person, next to their name. One size in a list.',
      picture: (
        <>
          <PictureRow>
            <Avatar name="Mina Park" isDecorative />
            <span>Mina Park</span>
          </PictureRow>
          <PictureRow>
            <Avatar name="Omar Haddad" isDecorative />
            <span>Omar Haddad</span>
          </PictureRow>
        </>
      ),
    },
    dont: {
      caption: 'A game isn’t a person, and the sizes differ without a reason.',
      picture: (
        <>
          <PictureRow>
            <Avatar name="Valorant" size={40} isDecorative />
            <span>Valorant</span>
          </PictureRow>
          <PictureRow>
            <Avatar name="Omar Haddad" isDecorative />
            <span>Omar Haddad</span>
          </PictureRow>
        </>
      ),
    },
  },
];
