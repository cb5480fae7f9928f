const KEY = 'boostdesk.order-note';

/** What is written to the booster of the order that is being chosen: kept in the tab, for an address is no place for it. */
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
    // It lasts as long as the page then.
  }
}

/** The order is paid: the next one has a booster of its own. */
export function clearNote(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
