/** localStorage key of the lists that are cached for an offline start. */
export const OFFLINE_CACHE_KEY = 'boostdesk.kept';

/** Removes the cached lists at the end of a session and before another begins. */
export function clearCachedLists(): void {
  try {
    localStorage.removeItem(OFFLINE_CACHE_KEY);
    // Remove the rendered list of versions before 0.1.
    localStorage.removeItem('boostdesk.frame');
  } catch {
    // Without storage there is nothing to remove.
  }
}
