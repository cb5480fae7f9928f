import type { OrderView } from '@boostdesk/api-client/contract';
import { isStaff } from '@boostdesk/auth';
import { findPersonalDetails, type PersonalDetailKind } from '@boostdesk/catalogs/message-check';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { useState } from 'react';
import { useAtomValue } from '../../../../core/state.ts';
import { actorAtom } from '../../../../session/session-atoms.ts';
import { needsConfirmation } from '../../../../shared/send-problem.ts';
import { useOutbox } from '../use-chat.ts';

interface Question {
  readonly text: string;
  readonly found: readonly PersonalDetailKind[];
}

/** A message that waits for the user's choice: the composer's, or one that the server has refused. */
export type MessageQuestion =
  | (Question & { readonly kind: 'draft'; readonly send: () => void })
  | (Question & { readonly kind: 'refused'; readonly message: OutboxMessage });

/** What is known here of a message that the server refused; it knows the stored account details as well. */
export const orLogin = (found: readonly PersonalDetailKind[]): readonly PersonalDetailKind[] =>
  found.length === 0 ? ['login'] : found;

/**
 * Asks before a message with personal details leaves. Contact details are found here, also offline; the server knows the
 * stored account details and refuses their message, which the outbox keeps.
 */
export function useMessageGuard(order: OrderView, isShown: boolean) {
  const actor = useAtomValue(actorAtom);
  const { waiting } = useOutbox(order.id);
  const [draft, setDraft] = useState<MessageQuestion | null>(null);
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());

  const names = [order.customer, order.booster].flatMap((person) => (person === null ? [] : [person.name]));
  const find = (text: string) => (isStaff(actor) ? [] : findPersonalDetails(text, names));

  function refusedQuestion(): MessageQuestion | null {
    const message = isShown ? waiting.find((one) => needsConfirmation(one) && !answered.has(one.clientId)) : undefined;
    if (message === undefined) return null;
    return { kind: 'refused', message, text: message.msg, found: orLogin(find(message.msg)) };
  }

  return {
    question: draft ?? refusedQuestion(),
    /** Kinds of personal details in a text, without the stored account details. */
    find,
    /** Asks about a text of the composer that the server refused. */
    ask: (text: string, send: () => void): void => setDraft({ kind: 'draft', text, found: orLogin(find(text)), send }),
    /** Sends a message of the composer, unless the user must be asked first. */
    check: (text: string, send: (confirmed: boolean) => void): void => {
      const found = find(text);
      if (found.length === 0) send(false);
      else setDraft({ kind: 'draft', text, found, send: () => send(true) });
    },
    /** Asks again about a refused message; false when it failed for another reason. */
    reopen: (clientId: string): boolean => {
      setAnswered((before) => new Set([...before].filter((one) => one !== clientId)));
      return waiting.some((one) => one.clientId === clientId && needsConfirmation(one));
    },
    close: (question: MessageQuestion): void => {
      if (question.kind === 'draft') setDraft(null);
      else setAnswered((before) => new Set([...before, question.message.clientId]));
    },
  };
}

export type MessageGuard = ReturnType<typeof useMessageGuard>;
