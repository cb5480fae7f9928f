import type * as z from 'zod/mini';
import { atom } from '../core/state.ts';
import { readStored, STORED_SETTINGS, writeStored } from '../core/storage.ts';

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
export const volumeAtom = storedAtom<number>(STORED_SETTINGS.notificationVolume, 100);
/** Whether toasts of pausing and unpausing are shown (SPEC §6). */
export const orderToastsAtom = storedAtom<boolean>(STORED_SETTINGS.notifications, true);
/** Messages that the message list shows. */
export const messagesFilterAtom = storedAtom<'all' | 'unread'>(STORED_SETTINGS.messagesFilter, 'all');
export const sidebarAtom = storedAtom<'wide' | 'rail'>(STORED_SETTINGS.sidebar, 'wide');

/** Also sets a data attribute on the document, from which index.html paints the next page load. */
const documentAtom = <V extends string>(stored: Stored<V>, defaultValue: V, name: 'theme' | 'density' | 'motion') => {
  const base = storedAtom<V>(stored, defaultValue);
  return atom(
    (get) => get(base),
    (_, set, value: V) => {
      set(base, value);
      if (value === defaultValue) delete document.documentElement.dataset[name];
      else document.documentElement.dataset[name] = value;
    },
  );
};

/** 'system' follows the device. */
export const themeAtom = documentAtom<Theme>(STORED_SETTINGS.theme, 'system', 'theme');
/** 'usual': default of the role. */
export const densityAtom = documentAtom<Density | 'usual'>(STORED_SETTINGS.density, 'usual', 'density');
/** 'system' follows the device. */
export const motionAtom = documentAtom<Motion>(STORED_SETTINGS.motion, 'system', 'motion');
