import { isOnVacation } from '@boostdesk/catalogs/play';
import { useEffect, useRef } from 'react';
import { useServices } from '../../core/services-context.ts';
import { keys } from '../../data/query-client.ts';
import { useServerTime } from '../hooks/use-server-time.ts';
import { toRules } from './to-rules.ts';
import { useOwnAvailability } from './use-own-availability.ts';

/** Refetches the board of a booster when their vacation begins or ends by itself, of which no event tells. Renders nothing. */
export const BoardWatch = () => {
  const { queries } = useServices();
  const { data } = useOwnAvailability();
  const now = useServerTime();
  const own = data?.availability ?? null;
  const isAway = data === undefined ? null : own !== null && isOnVacation(toRules(own), now);
  const before = useRef(isAway);
  useEffect(() => {
    if (before.current !== null && before.current !== isAway) {
      for (const queryKey of [keys.orderLists(), keys.orderCountsAll()]) void queries.invalidateQueries({ queryKey });
    }
    before.current = isAway;
  }, [isAway, queries]);
  return null;
};
