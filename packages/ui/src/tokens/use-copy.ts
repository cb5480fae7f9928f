import { useState } from 'react';

/** Copies a text. Call `reset` when the button loses the focus. */
export function useCopy(text: string) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return { isCopied, copy: () => void copy(), reset: () => setCopied(false) };
}
