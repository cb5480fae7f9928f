import { formatBadgeCount } from '@boostdesk/ui/format-badge-count';
import { useLayoutEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from '../core/state.ts';

/** Title of the screen; null when the header shows the greeting. */
const titleAtom = atom<string | null>(null);

const NAME = 'Boostdesk';

const tab = { name: NAME, unread: 0 };

function updateTabTitle(change: Partial<typeof tab>): void {
  Object.assign(tab, change);
  document.title = tab.unread === 0 ? tab.name : `(${formatBadgeCount(tab.unread)}) ${tab.name}`;
}

/** Shows the unread count before the tab's title. */
export const showUnreadInTitle = (unread: number): void => updateTabTitle({ unread });

/** Sets the title of the header and the browser tab. Null shows the greeting in the header. */
export function useTitle(title: string | null): void {
  const setTitle = useSetAtom(titleAtom);
  // Before the first paint, so that the greeting does not flash.
  useLayoutEffect(() => {
    setTitle(title);
    updateTabTitle({ name: title === null ? NAME : `${title} · ${NAME}` });
    return () => setTitle(null);
  }, [title, setTitle]);
}

export const usePageTitle = (): string | null => useAtomValue(titleAtom);
