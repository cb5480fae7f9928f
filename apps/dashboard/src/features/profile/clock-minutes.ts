const TIME = /^([01]\d|2[0-3]):([0-5]\d)/;
const padTwo = (value: number): string => String(value).padStart(2, '0');

/** '22:05' for 1325 minutes since midnight, the value of a time input. */
export const formatMinute = (minute: number): string => `${padTwo(Math.floor(minute / 60))}:${padTwo(minute % 60)}`;

/** Null for an incomplete or invalid time. */
export function parseMinute(time: string): number | null {
  const [, hours, minutes] = TIME.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
