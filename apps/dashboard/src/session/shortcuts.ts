import * as z from 'zod/mini';
import { useServices } from '../core/services-context.ts';
import { useAtom } from '../core/state.ts';
import { storedAtom } from './settings.ts';
import { createSettingsApi, saveSetting } from './settings-api.ts';

/** Whether single-key shortcuts are on. Users of speech input may switch them off. */
export const shortcutsAtom = storedAtom<boolean>({ key: 'boostdesk.shortcuts', schema: z.boolean() }, true);

/** Setting of the single-key shortcuts, with an optimistic setter. */
export function useShortcuts(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const services = useServices();
  const [isOn, show] = useAtom(shortcutsAtom);
  const set = (on: boolean) => {
    show(on);
    const save = () => createSettingsApi(services).saveShortcuts({ on });
    void saveSetting(services.store, { save, undo: () => show(!on) });
  };
  return [isOn, set];
}
