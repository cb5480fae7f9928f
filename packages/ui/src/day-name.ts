const dayLength = 86_400_000;

/** The calendar day of a moment in the reader's own zone. */
export const dayKey = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
};

interface DayWords {
  readonly format: { format(date: Date): string };
  readonly today: string;
  readonly yesterday: string;
}

/** 'Today', 'Yesterday', or the date. Noon of today less a day is yesterday, also where the clocks change. */
export const nameDay = (at: number, now: number, { format, today, yesterday }: DayWords): string => {
  const key = dayKey(at);
  if (key === dayKey(now)) return today;
  const noon = new Date(now).setHours(12, 0, 0, 0);
  return key === dayKey(noon - dayLength) ? yesterday : format.format(new Date(at));
};
