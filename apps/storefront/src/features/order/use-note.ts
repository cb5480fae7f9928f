import { useState } from 'react';
import { keepNote, keptNote } from '../../parts/order-note.ts';

/** What is written to the booster. */
export function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState(keptNote);
  const write = (next: string) => {
    setNote(next);
    keepNote(next);
  };
  return [note, write];
}
