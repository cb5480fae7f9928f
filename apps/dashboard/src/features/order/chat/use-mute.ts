import { useServices } from '../../../core/services-context.ts';
import { useAtomValue } from '../../../core/state.ts';
import { mutedOrdersAtom } from '../../../session/muted-orders.ts';
import { localOnlyAtom } from '../../../session/settings-api.ts';
import { useSaveQueue } from '../../../shared/hooks/use-save-queue.ts';
import { useChatApi } from '../api.ts';

/** Whether the user has muted the alerts of an order, on all devices. The server mutes them, if it can. */
export function useMute(order: number) {
  const { store } = useServices();
  const api = useChatApi();
  const send = useSaveQueue();
  const isMuted = useAtomValue(mutedOrdersAtom).includes(order);
  const isUnsupported = useAtomValue(localOnlyAtom).includes('chatMessage.muteOrder');
  const show = (muted: boolean) => {
    const others = store.get(mutedOrdersAtom).filter((one) => one !== order);
    store.set(mutedOrdersAtom, muted ? [...others, order] : others);
  };
  const setMuted = (muted: boolean) => {
    const undo = () => show(!muted);
    show(muted);
    send(() => api.muteOrder({ order, muted }), undo, undo);
  };
  return { isMuted, isUnsupported, setMuted };
}
