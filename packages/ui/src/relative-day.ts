const DAY_MS = 86_400_000;

/** In local time. */
export const toDayKey = (at: number): string => {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
};

interface RelativeDayFormat {
  readonly format: { format(date: Date): string };
  readonly today: string;
  readonly yesterday: string;
}

/** 'Today', 'Yesterday', or the date. Subtracts a day from noon, for daylight saving changes. */
export const formatRelativeDay = (at: number, now: number, { format, today, yesterday }: RelativeDayFormat): string => {
  const key = toDayKey(at);
  if (key === toDayKey(now)) return today;
  const noon = new Date(now).setHours(12, 0, 0, 0);
  return key === toDayKey(noon - DAY_MS) ? yesterday : format.format(new Date(at));
};
