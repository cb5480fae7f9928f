import { atom } from '../app/state.ts';

/** Whether the Admin toggle shows the admin side menu (SPEC §2). */
export const adminOpenAtom = atom(location.pathname.startsWith('/admin'));
