import { useEffect, useState } from 'react';
import { type OfflineSnapshot, readOfflineSnapshot } from '../../features/orders/offline-orders/offline-snapshot.ts';

/** Interval in ms of the expiry check. */
const REFRESH_MS = 60_000;

/** The cached lists while valid: they expire after a day or when another tab ends or replaces the session. */
export function useOfflineSnapshot(initial: OfflineSnapshot): OfflineSnapshot | null {
  const [snapshot, setSnapshot] = useState<OfflineSnapshot | null>(initial);
  useEffect(() => {
    let lastTurn = 0;
    const refresh = async () => {
      lastTurn += 1;
      const turn = lastTurn;
      const next = await readOfflineSnapshot();
      // A slow read must not bring back older data.
      if (turn === lastTurn) setSnapshot(next);
    };
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
