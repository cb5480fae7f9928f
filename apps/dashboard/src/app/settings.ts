import { atom } from './state.ts';
import { readStored, STORED, writeStored } from './storage.ts';

export type Theme = 'dark' | 'light' | 'system';

const storedAtom = <K extends keyof typeof STORED, V>(name: K, fallback: V) => {
  const { key, schema } = STORED[name];
  const base = atom((readStored(key, schema) as V | undefined) ?? fallback);
  return atom(
    (get) => get(base),
    (_, set, value: V) => {
      set(base, value);
      writeStored(key, value);
    },
  );
};

/** 0 to 100 (SPEC §9); the sound plays at a hundredth of it. */
export const volumeAtom = storedAtom<'notificationVolume', number>('notificationVolume', 100);
/** Toasts about pausing and unpausing show unless this is false (SPEC §6). */
export const orderToastsAtom = storedAtom<'notifications', boolean>('notifications', true);
export const sidebarAtom = storedAtom<'sidebar', 'wide' | 'rail'>('sidebar', 'wide');

const themeBase = storedAtom<'theme', Theme>('theme', 'system');
/** 'system' follows the device; the document carries the choice so that the next load paints right at once. */
export const themeAtom = atom(
  (get) => get(themeBase),
  (_, set, theme: Theme) => {
    set(themeBase, theme);
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  },
);
