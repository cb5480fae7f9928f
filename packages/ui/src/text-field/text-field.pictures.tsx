import type { PicturePair } from '../docs-pictures.ts';
import { TextField } from './text-field.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'The label stays visible, and the placeholder is only an example.',
      picture: <TextField label="In-game name" placeholder="Faker#KR1" />,
    },
    dont: {
      caption: 'A placeholder as label disappears with the first letter.',
      picture: <TextField aria-label="In-game name" placeholder="In-game name" />,
    },
  },
  {
    do: {
      caption: 'The error says what to change.',
      picture: <TextField label="Email" defaultValue="mina@example" error="Add the ending, such as .com" isTouched />,
    },
    dont: {
      caption: 'The error leaves people guessing.',
      picture: <TextField label="Email" defaultValue="mina@example" error="Invalid input" isTouched />,
    },
  },
];
