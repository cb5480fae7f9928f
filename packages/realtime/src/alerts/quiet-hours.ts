/** Daily period without sounds, in minutes since midnight (0 to 1439); may cross midnight. */
export interface QuietHours {
  readonly from: number;
  /** Exclusive; equal to `from`: no quiet hours. */
  readonly to: number;
  /** IANA: 'Europe/Berlin'. */
  readonly zone: string;
}

/** Cached, because creating a format is slow. */
const clocks = /* @__PURE__ */ new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const known = clocks.get(name);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  clocks.set(name, clock);
  return clock;
}

function minuteIn(zone: string, at: Date): number | undefined {
  try {
    const parts = clockOf(zone).formatToParts(at);
    const number = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
    return number('hour') * 60 + number('minute');
  } catch {
    return undefined;
  }
}

/** Whether a time is in the quiet hours; false for an unknown zone. */
export function isQuiet({ from, to, zone }: QuietHours, at: Date): boolean {
  const minute = minuteIn(zone, at);
  if (minute === undefined) return false;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
