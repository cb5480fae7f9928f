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
  /** The browser could not save the choice. */
  readonly onSaveError: () => void;
}

/** The dialog of a message with personal details. */
export const MessageGuard = ({ order, guard, onEdit, onSaveError }: MessageGuardProps) => {
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

  const takeBack = async ({ message }: Extract<MessageQuestion, { kind: 'refused' }>): Promise<void> => {
    try {
      if (await cancel(message.clientId)) onEdit(message);
    } catch {
      onSaveError();
    }
  };
  const edit = () => {
    if (question === null) return;
    close(question);
    if (question.kind === 'refused') void takeBack(question);
  };
  const sendAnyway = () => {
    if (question === null) return;
    close(question);
    if (question.kind === 'draft') question.send();
    else void retry(question.message.clientId).catch(onSaveError);
  };
  const move = () => {
    edit();
    openAccount({ order: order.id, values: readLoginDetails(last.text) });
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
