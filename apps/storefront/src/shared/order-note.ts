const KEY = 'boostdesk.order-note';

/** Stored per tab, because the note to the booster does not belong in the URL. */
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
    // Without storage it lasts until the page is closed.
  }
}

/** After payment: the next order has another booster. */
export function clearNote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is unavailable.
  }
}
