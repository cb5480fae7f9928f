import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../core/services-context.ts';
import { useAtomValue } from '../../core/state.ts';
import { toasts, UNDO_MS } from '../../core/toasts.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import { draftMessage } from '../../shared/chat-drafts.ts';
import type { UnsentMessage } from './use-unsent.ts';

/** What the user can do with unsent messages. */
export function useUnsentActions() {
  const { t } = useLingui();
  const { outbox } = useServices();
  const user = useAtomValue(actorAtom).id;
  const navigate = useNavigate();
  const showSaveError = () =>
    void toasts.add({
      title: t`Change not saved`,
      message: t`Couldn’t save the change in this browser. Try again.`,
      style: 'error',
    });
  const showSent = () =>
    void toasts.add({
      title: t`Too late`,
      message: t`The message is being sent or was sent already.`,
      style: 'error',
    });
  async function cancel({ clientId }: UnsentMessage): Promise<boolean> {
    try {
      if (await outbox.cancel(clientId)) return true;
      showSent();
    } catch {
      showSaveError();
    }
    return false;
  }
  return {
    retry: ({ clientId }: UnsentMessage): void => void outbox.retry(clientId).catch(showSaveError),
    discard: async (message: UnsentMessage): Promise<void> => {
      if (!(await cancel(message))) return;
      const action = { label: t`Undo`, onAction: () => void outbox.restore(message).catch(showSaveError) };
      toasts.add({ title: t`Success`, message: t`Message discarded.`, style: 'success', timeout: UNDO_MS, action });
    },
    /** Moves the message to the order's composer. The draft comes first, so that no failure loses the text. */
    edit: async (message: UnsentMessage): Promise<void> => {
      const { order, msg: text, replyTo } = message;
      const restore = draftMessage({ user, order, text, replyTo });
      if (await cancel(message)) void navigate(`/order/${order}?tab=chat`);
      else restore();
    },
  };
}
