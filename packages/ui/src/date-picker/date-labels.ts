import type { RefAttributes } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { formatIsoDay, type IsoDay } from '../calendar/iso-day.ts';
import type { FieldLabels } from '../field/field.tsx';
import { staffMessages } from '../messages/staff-messages.ts';

/** Texts of a date field. */
export interface DateLabels {
  readonly clear: string;
  /** Error for an end date before the start date. */
  readonly reversed: string;
  /** Error for a date outside the limits. */
  readonly outside: (least: string | undefined, most: string | undefined) => string;
  /** Why a typed date was changed. `month`: 'February 2026'; `days`: days in that month. */
  readonly noSuchDay: (month: string, days: number) => string;
}

/** react-aria props that these date fields replace. */
export type ReplacedProps =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'granularity'
  | 'validate';

/** Props shared by the date and the date range field; `Days` is the value. */
export interface DaysFieldProps<Days> extends FieldLabels, RefAttributes<HTMLDivElement> {
  readonly value?: Days | null;
  readonly defaultValue?: Days | null;
  /**
   * Called with the value once all segments are filled, also while typing a year, and with null when cleared. Not
   * called while the end is before the start.
   */
  readonly onChange?: (days: Days | null) => void;
  /** The first and last selectable dates; others can be typed and are marked invalid. */
  readonly minDay?: IsoDay | undefined;
  readonly maxDay?: IsoDay | undefined;
  /** Adds a clear button. @default false */
  readonly isClearable?: boolean;
  readonly labels?: DateLabels | undefined;
}

interface RangeErrorOptions {
  readonly minDay: IsoDay | undefined;
  readonly maxDay: IsoDay | undefined;
  readonly labels: DateLabels | undefined;
}

/** The error for dates outside the limits; undefined if they are within. ISO dates compare as strings. */
export function useRangeError({ minDay, maxDay, labels = staffMessages.date }: RangeErrorOptions) {
  const medium = useDateFormatter({ dateStyle: 'medium' });
  const isOutside = (day: IsoDay): boolean =>
    (minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay);
  return (days: readonly IsoDay[]): string | undefined =>
    days.some(isOutside) ? labels.outside(formatIsoDay(minDay, medium), formatIsoDay(maxDay, medium)) : undefined;
}
