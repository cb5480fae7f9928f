import type { ComponentType } from 'react';
import type { LastSeenProps } from '../features/orders/last-seen/last-seen-screen.tsx';
import { readLastSeen } from './kept/kept-lists.ts';
import { tryAgainWhenBack, willPass } from './try-again.ts';

/**
 * What stands in for an app that could not start, while that will pass: what was seen last. Null where there is none of it; then the
 * page is loaded anew when the line is back.
 */
export async function findStandIn(error: unknown, mayShow: boolean): Promise<ComponentType<LastSeenProps> | null> {
  if (mayShow && willPass(error) && readLastSeen() !== null) {
    return (await import('../features/orders/last-seen/last-seen-screen.tsx')).LastSeenScreen;
  }
  tryAgainWhenBack(error, () => location.reload());
  return null;
}
