import { useEffect } from 'react';
import { showUnread } from './title.ts';

/** On the icon of the installed app; most browsers have none, and one that refuses is no trouble. */
async function badge(count: number): Promise<void> {
  try {
    if (count === 0) await navigator.clearAppBadge?.();
    else await navigator.setAppBadge?.(count);
  } catch {
    // The number stands in the header and the tab.
  }
}

/** The header's unread number where the page is not looked at: in the tab's title and on the app's icon. */
export function useUnreadOutside(count: number): void {
  useEffect(() => {
    showUnread(count);
    void badge(count);
    return () => {
      showUnread(0);
      void badge(0);
    };
  }, [count]);
}
