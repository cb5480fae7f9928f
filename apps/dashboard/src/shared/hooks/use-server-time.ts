import { useClock } from '@boostdesk/ui/use-clock';
import { serverNow } from '../../i18n/server-clock.ts';

const MINUTE_MS = 60_000;
/** What has just happened rounds to 'now' all minute long. */
const middleOfMinute = (at: number): number => (Math.floor(at / MINUTE_MS) + 0.5) * MINUTE_MS;

/**
 * The server's time in ms since 1970, accurate to half a minute. The component renders again every minute. Compute what
 * it shows from this value: results without it are memoised.
 */
export const useServerTime = (): number => useClock(serverNow, middleOfMinute);
