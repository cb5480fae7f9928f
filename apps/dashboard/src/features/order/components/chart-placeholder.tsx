import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { Skeleton } from '@boostdesk/ui/skeleton';
import { historyKindOf, matchResults } from '../rank-history.ts';

/** Height of the climb without and with matches, and of matches alone. */
const HEIGHT = { climb: '316px', climbAndMatches: '373px', matches: '103px' } as const;

/** Has the height of `HistoryCard`, to avoid a layout shift. */
export const ChartPlaceholder = ({ order }: { readonly order: OrderView }) => {
  const play = historyKindOf(order);
  if (play === null) return null;
  const climb = matchResults(order.events).length > 0 ? HEIGHT.climbAndMatches : HEIGHT.climb;
  return (
    <Card isFlush>
      <Skeleton height={play === 'climb' ? climb : HEIGHT.matches} />
    </Card>
  );
};
