import * as z from 'zod/mini';

type StorageArea = 'localStorage' | 'sessionStorage';

/** Reads and validates a JSON value. Undefined when it is missing or invalid, or the storage is unavailable. */
export function readStored<S extends z.ZodMiniType>(
  key: string,
  schema: S,
  place: StorageArea = 'localStorage',
): z.output<S> | undefined {
  try {
    const text = window[place].getItem(key);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown, place: StorageArea = 'localStorage'): void {
  try {
    window[place].setItem(key, JSON.stringify(value));
  } catch {
    // The value lasts as long as the page.
  }
}

export function removeStored(key: string, place: StorageArea): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Keys of SPEC §9, then our own. */
export const STORED_SETTINGS = {
  notificationVolume: { key: 'notificationVolume', schema: z.number().check(z.minimum(0), z.maximum(100)) },
  notifications: { key: 'notifications', schema: z.boolean() },
  theme: { key: 'boostdesk.theme', schema: z.enum(['dark', 'light', 'system']) },
  density: { key: 'boostdesk.density', schema: z.enum(['usual', 'comfortable', 'compact']) },
  motion: { key: 'boostdesk.motion', schema: z.enum(['system', 'reduced']) },
  messagesFilter: { key: 'boostdesk.messagesFilter', schema: z.enum(['all', 'unread']) },
  sidebar: { key: 'boostdesk.sidebar', schema: z.enum(['wide', 'rail']) },
} as const;
