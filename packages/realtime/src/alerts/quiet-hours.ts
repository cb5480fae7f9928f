/** A part of every day in which nothing sounds. In minutes since midnight, 0 to 1439; it may reach over midnight. */
export interface QuietHours {
  readonly from: number;
  /** The first minute that is not quiet any more. The same as `from`: no minute is quiet. */
  readonly to: number;
  /** The zone whose clock counts, by its IANA name: 'Europe/Berlin'. */
  readonly zone: string;
}

/** One a zone, for making one takes long. Names of zones are the same in any case. */
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

/** Minutes since midnight on the clocks of a zone; undefined where nobody knows the zone. */
function minuteIn(zone: string, at: Date): number | undefined {
  try {
    const parts = clockOf(zone).formatToParts(at);
    const number = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value);
    return number('hour') * 60 + number('minute');
  } catch {
    return undefined;
  }
}

/** Whether a moment is within somebody's quiet hours, by the clock of their own zone. A zone that nobody knows is never quiet. */
export function isQuiet({ from, to, zone }: QuietHours, at: Date): boolean {
  const minute = minuteIn(zone, at);
  if (minute === undefined) return false;
  return from <= to ? minute >= from && minute < to : minute >= from || minute < to;
}
