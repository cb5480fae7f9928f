import type * as z from 'zod/mini';
import { atom } from '../core/state.ts';
import { readStored, STORED, writeStored } from '../core/storage.ts';

export type Theme = 'dark' | 'light' | 'system';
export type Density = 'comfortable' | 'compact';
export type Motion = 'system' | 'reduced';

interface Stored<V> {
  readonly key: string;
  readonly schema: z.ZodMiniType<V>;
}

/** Atom of a value in localStorage. */
export const storedAtom = <V>({ key, schema }: Stored<V>, fallback: V) => {
  const base = atom(readStored(key, schema) ?? fallback);
  return atom(
    (get) => get(base),
    (_, set, value: V) => {
      set(base, value);
      writeStored(key, value);
    },
  );
};

/** Volume in percent, 0 to 100 (SPEC §9). */
export const volumeAtom = storedAtom<number>(STORED.notificationVolume, 100);
/** Whether toasts of pausing and unpausing are shown (SPEC §6). */
export const orderToastsAtom = storedAtom<boolean>(STORED.notifications, true);
export const sidebarAtom = storedAtom<'wide' | 'rail'>(STORED.sidebar, 'wide');

/** Also sets a data attribute on the document, from which index.html paints the next page load. */
const shownAtom = <V extends string>(stored: Stored<V>, usual: V, name: 'theme' | 'density' | 'motion') => {
  const base = storedAtom<V>(stored, usual);
  return atom(
    (get) => get(base),
    (_, set, value: V) => {
      set(base, value);
      if (value === usual) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    },
  );
};

/** 'system' follows the device. */
export const themeAtom = shownAtom<Theme>(STORED.theme, 'system', 'theme');
/** 'usual': default of the role. */
export const densityAtom = shownAtom<Density | 'usual'>(STORED.density, 'usual', 'density');
/** 'system' follows the device. */
export const motionAtom = shownAtom<Motion>(STORED.motion, 'system', 'motion');
