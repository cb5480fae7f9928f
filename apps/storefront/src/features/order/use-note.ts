import { useState } from 'react';

const KEY = 'boostdesk.order-note';

function stored(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** What is written to the booster: kept in the tab, for an address is no place for it. */
export function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState(stored);
  const write = (next: string) => {
    setNote(next);
    try {
      sessionStorage.setItem(KEY, next);
    } catch {
      // It lasts as long as the page then.
    }
  };
  return [note, write];
}
