import { atom } from '../../core/state.ts';

/** Whether the tour is to be shown: whoever draws it may come later than who asks for it. */
export const tourAtom = atom(false);
