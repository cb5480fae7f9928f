import { atom } from '../../core/state.ts';

/** Whether the tour is requested; its component may load later. */
export const tourAtom = atom(false);
