import type { PicturePair } from '../docs-pictures.ts';
import { Calendar } from './calendar.tsx';

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A date close to today. Days that can’t be chosen are dimmed.',
      picture: <Calendar aria-label="Deadline" value="2026-11-20" minDay="2026-11-18" maxDay="2026-12-02" />,
    },
    dont: {
      caption: 'A date of birth, hundreds of presses away from today.',
      picture: <Calendar aria-label="Date of birth" value="1998-03-07" />,
    },
  },
];
