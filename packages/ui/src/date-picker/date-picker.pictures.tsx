import type { PicturePair } from '../docs-pictures.ts';
import { Segmented } from '../segmented/segmented.tsx';
import { DatePicker } from './date-picker.tsx';

const days = ['Today', 'Tomorrow'].map((label) => ({ id: label, label }));

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'A date with its bounds. Where a relative day is enough, that is quicker.',
      picture: (
        <>
          <DatePicker label="Coupon starts" defaultValue="2026-11-20" subLabel="Up to a year from now" />
          <Segmented label="Next session" segments={days} defaultValue="Today" />
        </>
      ),
    },
    dont: {
      caption: 'A calendar for a choice between today and tomorrow.',
      picture: <DatePicker label="Next session: today or tomorrow" defaultValue={null} />,
    },
  },
];
