/** Where rows of lists are kept for a start without a line. */
export const KEPT_KEY = 'boostdesk.kept';

/** Whoever was signed in here is so no more, or somebody else is about to be: nothing that they saw stays. */
export function forgetLists(): void {
  try {
    localStorage.removeItem(KEPT_KEY);
    // Versions before 0.1 kept a rendered list here.
    localStorage.removeItem('boostdesk.frame');
  } catch {
    // A browser that forbids its storage has kept nothing there.
  }
}
