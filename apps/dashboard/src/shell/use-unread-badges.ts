import { useEffect } from 'react';
import { updateAppBadge } from '../realtime/app-badge.ts';
import { showUnreadInTitle } from '../shared/title.ts';

/** Shows the unread count in the tab title and on the app icon. A count set by a push stays until the number is known. */
export function useUnreadBadges(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    showUnreadInTitle(count);
    void updateAppBadge(count);
    return () => {
      showUnreadInTitle(0);
      void updateAppBadge(0);
    };
  }, [count]);
}
