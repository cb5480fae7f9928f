import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import { useServices } from '../app/services-context.ts';
import { whileSaving } from '../app/settings-saving.ts';
import { shortcutsAtom } from '../app/shortcuts.ts';
import { useAtom } from '../app/state.ts';

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
