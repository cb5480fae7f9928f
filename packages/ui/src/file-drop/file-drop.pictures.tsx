import type { PicturePair } from '../docs-pictures.ts';
import { FileDrop } from './file-drop.tsx';

const common = { value: undefined, onChange: () => undefined, maxSize: 5_000_000 };

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'Types and size stand there before anyone chooses.',
      picture: <FileDrop {...common} label="Proof of rank" hint="PNG or JPEG, up to 5 MB" />,
    },
    dont: {
      caption: 'The limit appears only once it was exceeded.',
      picture: <FileDrop {...common} label="File" error="Too large" />,
    },
  },
];
