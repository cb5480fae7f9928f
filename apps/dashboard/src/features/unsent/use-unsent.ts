import { parseRoom } from '@boostdesk/realtime/contract';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../../core/services-context.ts';

export interface UnsentMessage extends OutboxMessage {
  readonly order: number;
}

function toUnsent(message: OutboxMessage): UnsentMessage[] {
  const room = parseRoom(message.room);
  return room?.kind === 'chat' ? [{ ...message, order: room.id }] : [];
}

/** Messages of the user in all orders that the server has not accepted, oldest first. */
export function useUnsent() {
  const { outbox } = useServices();
  const messages = useSyncExternalStore(outbox.subscribe, outbox.messages);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const load = useCallback(() => {
    setState('loading');
    outbox.whenReady().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [outbox]);
  useEffect(load, [load]);
  return { state, load, messages: messages.flatMap(toUnsent) };
}
