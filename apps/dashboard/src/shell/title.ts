import { useEffect } from 'react';
import { atom, useAtomValue, useSetAtom } from '../app/state.ts';

const titleBase = atom<string | null>(null);

/** The screen's title, null where the header greets by name instead. */
const titleAtom = atom((get) => get(titleBase));

const NAME = 'Boostdesk';

/** Names the screen in the header and in the browser's tab. With null the header greets by name. */
export function useTitle(title: string | null): void {
  const setTitle = useSetAtom(titleBase);
  useEffect(() => {
    setTitle(title);
    document.title = title === null ? NAME : `${title} · ${NAME}`;
    return () => setTitle(null);
  }, [title, setTitle]);
}

export const usePageTitle = (): string | null => useAtomValue(titleAtom);
