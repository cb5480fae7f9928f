import { useEffect } from 'react';
import { showOnIcon } from '../realtime/app-badge.ts';
import { showUnread } from '../shared/title.ts';

/**
 * Shows the header's unread count in the tab title and on the app icon. A count set by a push stays until the number is
 * known.
 */
export function useUnreadOutside(count: number | undefined): void {
  useEffect(() => {
    if (count === undefined) return;
    showUnread(count);
    void showOnIcon(count);
    return () => {
      showUnread(0);
      void showOnIcon(0);
    };
  }, [count]);
}
