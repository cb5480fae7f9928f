const DAY_MS = 24 * 60 * 60 * 1000;

export interface DayAmount {
  /** 'YYYY-MM-DD', UTC. */
  readonly day: string;
  /** Minor units. */
  readonly amount: number;
}

/** The last `count` days up to `now`, oldest first, with 0 for days without earnings. */
export function lastDays(earned: readonly DayAmount[], now: Date, count = 30): DayAmount[] {
  const amounts = new Map(earned.map(({ day, amount }) => [day, amount]));
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(now.getTime() - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, amount: amounts.get(day) ?? 0 };
  });
}
