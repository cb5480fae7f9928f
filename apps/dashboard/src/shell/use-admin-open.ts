import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atom, useAtom } from '../core/state.ts';

interface Choice {
  readonly isOpen: boolean;
  /** Where it was made. */
  readonly path: string;
}

/** What the Admin toggle was last set to; null until somebody sets it. */
const choiceAtom = atom<Choice | null>(null);

const isOffice = (path: string): boolean => path.startsWith('/admin');

/**
 * Whether the admin side menu is shown: on the pages that stand in it, unless it was closed on one of them; on any other page for as long
 * as one stays there, as SPEC §2 has menus hide with each navigation.
 */
export function useAdminOpen() {
  const { pathname } = useLocation();
  const [choice, choose] = useAtom(choiceAtom);
  const isThere = isOffice(pathname);
  const isClosedThere = choice?.isOpen === false && isOffice(choice.path);
  const isOpened = choice?.isOpen === true;
  const isOpenedHere = isOpened && choice.path === pathname;
  const isLeft = isOpened && !isOpenedHere;
  useEffect(() => {
    // Whoever comes back has navigated twice since.
    if (isLeft) choose(null);
  }, [isLeft, choose]);
  return {
    isThere,
    isOpen: isThere ? !isClosedThere : isOpenedHere,
    setOpen: (isOpen: boolean) => choose({ isOpen, path: pathname }),
    /** As if nobody had chosen. */
    forget: () => choose(null),
  };
}
