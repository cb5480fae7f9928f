import { extendClient } from '@boostdesk/api-client';
import { type AlertChoices, settings } from '@boostdesk/api-client/contract';
import { useRef } from 'react';
import { alertChoiceAtom } from '../../app/alert-choice.ts';
import { useServices } from '../../app/services-context.ts';
import { whileSaving } from '../../app/settings-saving.ts';
import { useAtom } from '../../app/state.ts';

/**
 * Which alerts the user wants. What is changed counts here at once and is kept on the server, one change after the other; what
 * the server does not take, as a toast has said, is as it was.
 */
export function useAlertChoice() {
  const { api, store } = useServices();
  const [choice, show] = useAtom(alertChoiceAtom);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const save = (changed: Partial<AlertChoices> = {}) => {
    const before = store.get(alertChoiceAtom);
    const next = { ...before, ...changed };
    show(next);
    const call = () => extendClient(api, { settings }).settings.saveAlerts(next);
    const kept = line.current.then(call);
    line.current = whileSaving(store, () => kept).catch(() => show(before));
  };
  return { choice, show: (changed: Partial<AlertChoices>) => show({ ...choice, ...changed }), save };
}
