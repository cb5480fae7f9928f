import type { RefAttributes } from 'react';
import { useDateFormatter } from 'react-aria/useDateFormatter';
import { formatIsoDay, type IsoDay } from '../calendar/iso-day.ts';
import type { FieldLabels } from '../field/field.tsx';
import { staffMessages } from '../messages/staff-messages.ts';

/** Date field texts. */
export interface DateLabels {
  readonly clear: string;
  /** Error for a range that ends before it starts. */
  readonly reversed: string;
  /** Error for a year with fewer digits. */
  readonly shortYear: string;
  /** Error for dates outside the limits. */
  readonly outside: (least: string | undefined, most: string | undefined) => string;
  /** Why a typed date changed. `month`: 'February 2026'; `days`: its length. */
  readonly noSuchDay: (month: string, days: number) => string;
}

export type ReplacedProps =
  | 'children'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'granularity'
  | 'validate';

/** Props of date and date range fields. */
export interface DaysFieldProps<Days> extends FieldLabels, RefAttributes<HTMLDivElement> {
  readonly value?: Days | null;
  readonly defaultValue?: Days | null;
  /** Called with each complete value, and with null when cleared. Not while a year is half typed or the end precedes the start. */
  readonly onChange?: (days: Days | null) => void;
  /** First and last valid dates; others are marked invalid. */
  readonly minDay?: IsoDay | undefined;
  readonly maxDay?: IsoDay | undefined;
  /** Clear button. @default false */
  readonly isClearable?: boolean;
  readonly labels?: DateLabels | undefined;
}

interface RangeErrorOptions {
  readonly minDay: IsoDay | undefined;
  readonly maxDay: IsoDay | undefined;
  readonly labels: DateLabels | undefined;
}

/** Undefined if all dates are within the limits. ISO dates compare as strings. */
export function useRangeError({ minDay, maxDay, labels = staffMessages.date }: RangeErrorOptions) {
  const medium = useDateFormatter({ dateStyle: 'medium' });
  const isOutside = (day: IsoDay): boolean =>
    (minDay !== undefined && day < minDay) || (maxDay !== undefined && day > maxDay);
  return (days: readonly IsoDay[]): string | undefined =>
    days.some(isOutside) ? labels.outside(formatIsoDay(minDay, medium), formatIsoDay(maxDay, medium)) : undefined;
}
