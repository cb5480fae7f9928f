import { chatRoom } from '@boostdesk/realtime/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useServices } from '../../../../core/services-context.ts';
import { useAtomValue } from '../../../../core/state.ts';
import { writersAtom } from '../../../../data/typing.ts';
import { createTypingSignal } from './typing-signal.ts';

/** Returns a function that tells the others in the chat that the user is typing. */
export function useTypingSignal(order: number): () => void {
  const { live } = useServices();
  const signal = useMemo(() => createTypingSignal(live, chatRoom(order)), [live, order]);
  return () => void signal();
}

/** Who is typing in the chat, as a text; undefined while nobody is. */
export function useTypingText(order: number): string | undefined {
  const { t } = useLingui();
  const writers = useAtomValue(writersAtom).filter((one) => one.order === order);
  const [name, second, third] = writers.map((one) => one.name);
  if (name === undefined) return undefined;
  if (second === undefined) return t`${name} is typing…`;
  if (third === undefined) return t`${name} and ${second} are typing…`;
  return t`Several people are typing…`;
}
