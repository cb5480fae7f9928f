import { useClock } from '@boostdesk/ui/use-clock';
import { serverNow } from '../../i18n/server-clock.ts';

const MINUTE_MS = 60_000;
/** What has just happened rounds to 'now' all minute long. */
const middleOfMinute = (at: number): number => (Math.floor(at / MINUTE_MS) + 0.5) * MINUTE_MS;

/**
 * Current time of the server to half a minute, in ms since 1970. Renders anew every minute; what it shows has to be
 * computed from this time, because other results are memoised.
 */
export const useServerTime = (): number => useClock(serverNow, middleOfMinute);
