import type * as z from 'zod/mini';
import { atom } from './state.ts';
import { readStored, STORED, writeStored } from './storage.ts';

export type Theme = 'dark' | 'light' | 'system';

interface Stored<V> {
  readonly key: string;
  readonly schema: z.ZodMiniType<V>;
}

/** A value that this browser keeps. */
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

/** 0 to 100 (SPEC §9); the sound plays at a hundredth of it. */
export const volumeAtom = storedAtom<number>(STORED.notificationVolume, 100);
/** Toasts about pausing and unpausing show unless this is false (SPEC §6). */
export const orderToastsAtom = storedAtom<boolean>(STORED.notifications, true);
export const sidebarAtom = storedAtom<'wide' | 'rail'>(STORED.sidebar, 'wide');

const themeBase = storedAtom<Theme>(STORED.theme, 'system');
/** 'system' follows the device; the document carries the choice so that the next load paints right at once. */
export const themeAtom = atom(
  (get) => get(themeBase),
  (_, set, theme: Theme) => {
    set(themeBase, theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  },
);
