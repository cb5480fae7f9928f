/** Where drafts are kept. */
export const DRAFTS = 'boostdesk.draft.';
/** Whoever is back the next day begins anew. */
const LIFE_MS = 24 * 60 * 60 * 1000;

/** A clock that was set back makes nothing last longer; what has no time is over too. */
export const isOver = (at: number): boolean => !(Math.abs(Date.now() - at) <= LIFE_MS);

/** What is too old, or has no time. Every page begins with it, so it is small: the time comes first, as `drafts.ts` writes it. */
export function forgetOldDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(DRAFTS) && isOver(Number.parseInt(localStorage[key].slice(6), 10)))
        localStorage.removeItem(key);
  } catch {
    // A browser that forbids its storage has kept nothing there.
  }
}
