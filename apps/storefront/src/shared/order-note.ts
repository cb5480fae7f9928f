const KEY = 'boostdesk.order-note';

/** The note to the booster, stored per tab, because it does not belong in the URL. */
export function readNote(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function saveNote(note: string): void {
  try {
    sessionStorage.setItem(KEY, note);
  } catch {
    // Without storage, it lasts until the page is closed.
  }
}

/** Called after payment: the next order has another booster. */
export function clearNote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable.
  }
}
