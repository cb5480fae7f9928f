import { useEffect, useState } from 'react';
import { type OfflineSnapshot, readOfflineSnapshot } from '../../../data/offline-cache/cached-lists.ts';

/** How often it is looked whether it has become too old, in ms. */
const REFRESH_MS = 60_000;

/** What was seen last, as long as it may be: another tab may end the session or begin somebody else's, and a day may go by. */
export function useOfflineSnapshot(): OfflineSnapshot | null {
  const [snapshot, setSnapshot] = useState(() => readOfflineSnapshot());
  useEffect(() => {
    const refresh = () => setSnapshot(readOfflineSnapshot());
    const timer = setInterval(refresh, REFRESH_MS);
    window.addEventListener('storage', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('storage', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, []);
  return snapshot;
}
