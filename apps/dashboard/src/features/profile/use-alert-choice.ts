import type { AlertChoices } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { useAtom } from '../../core/state.ts';
import { alertChoiceAtom } from '../../session/alert-choice.ts';
import { useProfileApi } from './api.ts';
import { useSaveQueue } from './use-save-queue.ts';

/** The user's alert preferences, applied at once and saved on the server. */
export function useAlertChoice() {
  const { store } = useServices();
  const api = useProfileApi();
  const send = useSaveQueue();
  const [choice, show] = useAtom(alertChoiceAtom);
  const save = (changed: Partial<AlertChoices>) => {
    const before = store.get(alertChoiceAtom);
    const next = { ...before, ...changed };
    show(next);
    send(
      () => api.settings.saveAlerts(next),
      () => show(before),
    );
  };
  return { choice, show: (changed: Partial<AlertChoices>) => show({ ...choice, ...changed }), save };
}
