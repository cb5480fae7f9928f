import { useEffect } from 'react';
import { showOnIcon } from '../realtime/app-badge.ts';
import { showUnread } from '../shared/title.ts';

/**
 * The header's unread number where the page is not looked at: in the tab's title and on the app's icon. What a push has written
 * there stands until the number is known.
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
