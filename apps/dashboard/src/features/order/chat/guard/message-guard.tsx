import type { OrderView } from '@boostdesk/api-client/contract';
import { can } from '@boostdesk/auth';
import { readLoginDetails } from '@boostdesk/catalogs/message-check';
import type { OutboxMessage } from '@boostdesk/realtime/outbox';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../../../core/lazy.ts';
import { useAtomValue, useSetAtom } from '../../../../core/state.ts';
import { actorAtom } from '../../../../session/session-atoms.ts';
import { usePhone } from '../../../../shared/hooks/use-phone.ts';
import { subjectOf } from '../../../../shared/order-subject.ts';
import { accountPrefillAtom } from '../../account-prefill.ts';
import { useOutbox } from '../use-chat.ts';
import type { MessageGuard as Guard, MessageQuestion } from './use-message-guard.ts';

const GuardDialog = lazyComponent(async () => (await import('./guard-dialog.tsx')).GuardDialog);

interface MessageGuardProps {
  readonly order: OrderView;
  readonly guard: Guard;
  /** Puts a message that the outbox no longer has into the composer. */
  readonly onEdit: (message: OutboxMessage) => void;
  /** The text was moved to the form of the account details. With the message that had it, unless it is the composer's. */
  readonly onMoved: (text: string, message?: OutboxMessage) => void;
  /** The browser could not save the choice. */
  readonly onSaveError: () => void;
}

/** The dialog of a message with personal details. */
export const MessageGuard = ({ order, guard, onEdit, onMoved, onSaveError }: MessageGuardProps) => {
  const actor = useAtomValue(actorAtom);
  const openAccount = useSetAtom(accountPrefillAtom);
  const isPhone = usePhone();
  const [, setSearch] = useSearchParams();
  const { retry, cancel } = useOutbox(order.id);
  const { question, close } = guard;
  // Shown while the dialog closes.
  const [last, setLast] = useState<MessageQuestion | null>(null);
  if (question !== null && question.text !== last?.text) setLast(question);
  if (last === null) return null;
  const canMove = order.credentials.needed && can('order.saveCredentials', actor, subjectOf(order));

  /** Takes a refused message out of the outbox, unless it was sent or cancelled meanwhile. */
  const takeBack = async (message: OutboxMessage, onTaken: (message: OutboxMessage) => void): Promise<void> => {
    try {
      if (await cancel(message.clientId)) onTaken(message);
    } catch {
      onSaveError();
    }
  };
  const edit = () => {
    if (question === null) return;
    close(question);
    if (question.kind === 'refused') void takeBack(question.message, onEdit);
  };
  const sendAnyway = () => {
    if (question === null) return;
    close(question);
    if (question.kind === 'draft') question.send();
    else void retry(question.message.clientId).catch(onSaveError);
  };
  const move = () => {
    if (question === null) return;
    const { text } = question;
    close(question);
    if (question.kind === 'refused') void takeBack(question.message, (message) => onMoved(text, message));
    else onMoved(text);
    openAccount({ order: order.id, values: readLoginDetails(text), text });
    if (isPhone) setSearch({ tab: 'details' }, { replace: true });
  };
  return (
    <Suspense fallback={null}>
      <GuardDialog
        isOpen={question !== null}
        found={last.found}
        onEdit={edit}
        onSendAnyway={sendAnyway}
        onMove={canMove ? move : undefined}
      />
    </Suspense>
  );
};
