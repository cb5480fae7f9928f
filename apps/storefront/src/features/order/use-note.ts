import { useState } from 'react';
import { readNote, saveNote } from '../../shared/order-note.ts';

/** For the booster. */
export function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState(readNote);
  const write = (next: string) => {
    setNote(next);
    saveNote(next);
  };
  return [note, write];
}
