import { useEffect, useState } from 'react';
import { type OfflineSnapshot, readOfflineSnapshot } from '../../../data/offline-cache/cached-lists.ts';

/** How often it is looked whether it has become too old, in ms. */
const LOOK_MS = 60_000;

/** What was seen last, as long as it may be: another tab may end the session or begin somebody else's, and a day may go by. */
export function useLastSeen(): OfflineSnapshot | null {
  const [seen, setSeen] = useState(() => readOfflineSnapshot());
  useEffect(() => {
    const look = () => setSeen(readOfflineSnapshot());
    const timer = setInterval(look, LOOK_MS);
    window.addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return seen;
}
