import * as z from 'zod/mini';

/** Local storage may be full, forbidden or edited by hand: what cannot be read is as if it were not there. */
export function readStored<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const text = localStorage.getItem(key);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Settings last as long as the tab then.
  }
}

/** SPEC §9, and ours below. */
export const STORED = {
  notificationVolume: { key: 'notificationVolume', schema: z.number().check(z.minimum(0), z.maximum(100)) },
  notifications: { key: 'notifications', schema: z.boolean() },
  theme: { key: 'boostdesk.theme', schema: z.enum(['dark', 'light', 'system']) },
  density: { key: 'boostdesk.density', schema: z.enum(['usual', 'comfortable', 'compact']) },
  motion: { key: 'boostdesk.motion', schema: z.enum(['system', 'reduced']) },
  sidebar: { key: 'boostdesk.sidebar', schema: z.enum(['wide', 'rail']) },
} as const;
