import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { atom, useAtom } from '../core/state.ts';

interface Choice {
  readonly isOpen: boolean;
  /** Page on which the choice was made. */
  readonly path: string;
}

/** Last state of the Admin toggle; null by default. */
const choiceAtom = atom<Choice | null>(null);

const isAdminPath = (path: string): boolean => path.startsWith('/admin');

/**
 * Whether the admin side menu is open: on admin pages unless it was closed on one of them; on others until the next
 * navigation, as SPEC §2 closes menus with each.
 */
export function useAdminOpen() {
  const { pathname } = useLocation();
  const [choice, choose] = useAtom(choiceAtom);
  const isThere = isAdminPath(pathname);
  const isClosedThere = choice?.isOpen === false && isAdminPath(choice.path);
  const isOpened = choice?.isOpen === true;
  const isOpenedHere = isOpened && choice.path === pathname;
  const isLeft = isOpened && !isOpenedHere;
  useEffect(() => {
    // Returning to the page counts as a navigation.
    if (isLeft) choose(null);
  }, [isLeft, choose]);
  return {
    isThere,
    isOpen: isThere ? !isClosedThere : isOpenedHere,
    setOpen: (isOpen: boolean) => choose({ isOpen, path: pathname }),
    reset: () => choose(null),
  };
}
