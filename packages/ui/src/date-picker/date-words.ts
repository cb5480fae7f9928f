import type { RefAttributes } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { type IsoDay, wordsOf } from '../calendar/iso-day.ts';
import type { FieldLabels } from '../field/field.tsx';
import { deskMessages } from '../messages/desk-messages.ts';

/** The words of a field for days. */
export interface DateLabels {
  readonly clear: string;
  /** What is wrong with a span that ends before it begins. */
  readonly reversed: string;
  /** What is wrong with a day beyond the bounds. */
  readonly outside: (least: string | undefined, most: string | undefined) => string;
  /** Why a day that was typed became another one. `month`: 'February 2026'; `days`: how many that has. */
  readonly noSuchDay: (month: string, days: number) => string;
}

/** What react-aria has of a field for days and ours says otherwise. */
export type OtherwiseSaid =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'granularity'
  | 'validate';

/** What a field for one day and a field for a span of them share; `Days` is what it holds. */
export interface DaysFieldProps<Days> extends FieldLabels, RefAttributes<HTMLDivElement> {
  readonly value?: Days | null;
  readonly defaultValue?: Days | null;
  /**
   * Hears what was chosen once all its parts are there, also while a year is being typed, and null once it was cleared. The end of a
   * span that stands before its beginning is not told.
   */
  readonly onChange?: (days: Days | null) => void;
  /** The first and the last day that can be chosen; one beyond can be typed and is said to be. */
  readonly minDay?: IsoDay | undefined;
  readonly maxDay?: IsoDay | undefined;
  /** A cross that clears it. @default false */
  readonly isClearable?: boolean;
  readonly labels?: DateLabels | undefined;
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
