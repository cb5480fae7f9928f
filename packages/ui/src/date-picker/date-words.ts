import { useDateFormatter } from 'react-aria/useDateFormatter';
import { type IsoDay, wordsOf } from '../calendar/iso-day.ts';
import { deskMessages } from '../messages/desk-messages.ts';

/** The words of a field for days. */
export interface DateLabels {
  readonly clear: string;
  /** What is wrong with a span that ends before it begins. */
  readonly reversed: string;
  /** What is wrong with a day beyond the bounds. */
  readonly outside: (least: string | undefined, most: string | undefined) => string;
}

interface Asked {
  readonly minDay: IsoDay | undefined;
  readonly maxDay: IsoDay | undefined;
  readonly labels: DateLabels | undefined;
}

/** What is wrong with days by the bounds, in words; nothing where they are within. ISO days sort as texts. */
export function useOutside({ minDay, maxDay, labels = deskMessages.date }: Asked) {
  const medium = useDateFormatter({ dateStyle: 'medium' });
  const isOutside = (day: IsoDay): boolean =>
    (minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay);
  return (days: readonly IsoDay[]): string | undefined =>
    days.some(isOutside) ? labels.outside(wordsOf(minDay, medium), wordsOf(maxDay, medium)) : undefined;
}
