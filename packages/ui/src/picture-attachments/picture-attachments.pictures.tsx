import type { PicturePair } from '../docs-pictures.ts';
import { samplePicture } from '../picture-surfaces.tsx';
import { PictureAttachments } from './picture-attachments.tsx';

const ignore = () => undefined;
const chosen = {
  pictures: [{ id: 'a', preview: samplePicture(300, 200, '#2b6cb0'), alt: 'The score after the last match' }],
  onAltChange: ignore,
  onRemove: ignore,
};

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The error says which file was refused and why. The other picture stays.',
      picture: <PictureAttachments {...chosen} error="replay.mp4 is no picture. Choose a JPEG, PNG or WebP file." />,
    },
    dont: {
      caption: 'The error leaves people to guess what to change.',
      picture: <PictureAttachments {...chosen} error="Upload failed." />,
    },
  },
];
