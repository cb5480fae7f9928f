import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { useAtom } from '../../core/state.ts';
import { whileSaving } from '../../session/settings-saving.ts';
import { shortcutsAtom } from '../../session/shortcuts.ts';

/** Whether keys do something, and the switch of it: shown at once, undone where the server does not take it. */
export function useShortcuts(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const { api, store } = useServices();
  const [isOn, show] = useAtom(shortcutsAtom);
  const set = (on: boolean) => {
    show(on);
    const save = () => extendClient(api, { settings }).settings.saveShortcuts({ on });
    whileSaving(store, save).catch(() => show(!on));
  };
  return [isOn, set];
}
