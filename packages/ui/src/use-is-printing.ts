import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Renders before the browser lays out the first sheet. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const follow = (type: string, next: boolean) =>
      window.addEventListener(type, () => flushSync(() => setPrinting(next)), { signal: listeners.signal });
    follow('beforeprint', true);
    follow('afterprint', false);
    return () => listeners.abort();
  }, []);
  return isPrinting;
}
