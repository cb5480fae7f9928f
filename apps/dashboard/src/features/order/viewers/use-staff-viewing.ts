import { viewersRoom } from '@boostdesk/realtime/contract';
import { useEffect } from 'react';
import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { staffViewerTrackerOf } from '../../../data/staff-viewer-tracker.ts';
import { type StaffViewer, staffViewersAtom } from '../../../data/staff-viewers.ts';
import { createViewingSignal } from './viewing-signal.ts';

/** In ms; the others show a viewer for 45 s. */
const REPEAT_MS = 20_000;

const isVisible = () => document.visibilityState === 'visible';

/** Tells other staff that the order is on screen, while the tab is visible, and learns who else views it. */
export function useStaffViewing(order: number): void {
  const { live, rooms, store } = useServices();
  useEffect(() => {
    const tracker = staffViewerTrackerOf(store);
    const leaveRoom = rooms.enter(viewersRoom(order));
    const signal = createViewingSignal(live, order);
    let isLeft = false;
    const send = async () => {
      const viewers = await signal(isVisible());
      if (!isLeft) viewers.forEach(tracker.add);
    };
    const repeat = () => {
      if (isVisible()) void send();
    };
    const onVisibility = () => void send();
    const unfollow = live.onStatus((status) => {
      if (status === 'online') repeat();
      else tracker.clear(order);
    });
    document.addEventListener('visibilitychange', onVisibility);
    const timer = setInterval(repeat, REPEAT_MS);
    repeat();
    return () => {
      isLeft = true;
      clearInterval(timer);
      unfollow();
      document.removeEventListener('visibilitychange', onVisibility);
      void signal(false);
      leaveRoom();
      tracker.clear(order);
    };
  }, [live, rooms, store, order]);
}

/** Other staff who view the order, each once. */
export function useOtherViewers(order: number): readonly StaffViewer['by'][] {
  const viewers = useAtomValue(staffViewersAtom).filter((one) => one.order === order);
  return [...new Map(viewers.map(({ by }) => [by.id, by])).values()];
}
