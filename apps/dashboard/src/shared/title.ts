import { cutCount } from '@boostdesk/ui/cut-count';
import { useLayoutEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from '../core/state.ts';

/** The title that the screen last gave itself. */
const titleBase = atom<string | null>(null);

/** The screen's title, null where the header greets by name instead. */
const titleAtom = atom((get) => get(titleBase));

const NAME = 'Boostdesk';

const tab = { name: NAME, unread: 0 };

function nameTab(change: Partial<typeof tab>): void {
  Object.assign(tab, change);
  document.title = tab.unread === 0 ? tab.name : `(${cutCount(tab.unread)}) ${tab.name}`;
}

/** How many messages wait, before the tab's name: seen where the page is not. */
export const showUnread = (unread: number): void => nameTab({ unread });

/** Names the screen in the header and in the browser's tab. With null the header greets by name. */
export function useTitle(title: string | null): void {
  const setTitle = useSetAtom(titleBase);
  // Before the first frame: one that greets would be seen for a moment on every screen.
  useLayoutEffect(() => {
    setTitle(title);
    nameTab({ name: title === null ? NAME : `${title} · ${NAME}` });
    return () => setTitle(null);
  }, [title, setTitle]);
}

export const usePageTitle = (): string | null => useAtomValue(titleAtom);
