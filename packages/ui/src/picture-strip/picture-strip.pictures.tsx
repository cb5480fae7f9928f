import type { PicturePair } from '../docs-pictures.ts';
import { samplePicture } from '../picture-surfaces.tsx';
import { PictureStrip } from './picture-strip.tsx';

const colors = ['#2b6cb0', '#2f855a', '#9b2c2c', '#6b46c1', '#b7791f', '#2c7a7b'];
const all = colors.map((id) => ({
  id,
  thumbnail: samplePicture(800, 600, id),
  width: 800,
  height: 600,
  alt: `Match ${colors.indexOf(id) + 1}`,
}));
const open = () => undefined;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Up to four pictures. Each opens in full.',
      picture: <PictureStrip pictures={all.slice(0, 4)} onOpen={open} />,
    },
    dont: {
      caption: 'More than four push the conversation out of view.',
      picture: <PictureStrip pictures={all} onOpen={open} />,
    },
  },
];
