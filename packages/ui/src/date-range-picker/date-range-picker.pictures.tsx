import { DatePicker } from '../date-picker/date-picker.tsx';
import type { PicturePair } from '../docs-pictures.ts';
import { DateRangePicker } from './date-range-picker.tsx';

const days = { from: '2026-11-02', to: '2026-11-20' } as const;

export const pictures: readonly PicturePair[] = [
  {
    do: {
      caption: 'One field for both ends, which swaps them if necessary.',
      picture: <DateRangePicker label="Period" defaultValue={days} />,
    },
    dont: {
      caption: 'Two fields can contradict each other.',
      picture: (
        <>
          <DatePicker label="From" defaultValue={days.to} />
          <DatePicker label="To" defaultValue={days.from} />
        </>
      ),
    },
  },
];
