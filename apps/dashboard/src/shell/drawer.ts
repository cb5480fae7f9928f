import { atom } from '../core/state.ts';

/** Menu in the drawer of narrow screens; null while it is closed. */
export const drawerAtom = atom<'main' | 'admin' | null>(null);
