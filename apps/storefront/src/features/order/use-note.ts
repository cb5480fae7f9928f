import { useState } from 'react';
import { readNote, saveNote } from '../../shared/order-note.ts';

export function useNote(): readonly [string, (note: string) => void] {
  const [note, setNote] = useState(readNote);
  const write = (next: string) => {
    setNote(next);
    saveNote(next);
  };
  return [note, write];
}
