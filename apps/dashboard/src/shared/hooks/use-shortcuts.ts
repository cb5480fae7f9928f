import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import { useServices } from '../../core/services-context.ts';
import { useAtom } from '../../core/state.ts';
import { trackSave } from '../../session/settings-saving.ts';
import { shortcutsAtom } from '../../session/shortcuts.ts';

/** Setting of the single-key shortcuts, with an optimistic setter. */
export function useShortcuts(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const { api, store } = useServices();
  const [isOn, show] = useAtom(shortcutsAtom);
  const set = (on: boolean) => {
    show(on);
    const save = () => extendClient(api, { settings }).settings.saveShortcuts({ on });
    trackSave(store, save).catch(() => show(!on));
  };
  return [isOn, set];
}
