import type { CallOptions } from '@boostdesk/api-client';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
import { useServices } from '../core/services-context.ts';
import { useAtom } from '../core/state.ts';
import { storedAtom } from './settings.ts';
import { createSettingsApi, trackSave, watchSaves } from './settings-api.ts';

/** Whether single-key shortcuts are on. Users of speech input may switch them off. */
export const shortcutsAtom = storedAtom<boolean>({ key: 'boostdesk.shortcuts', schema: z.boolean() }, true);

/** Fetches the server's setting; until then the stored one applies. */
export async function fetchShortcuts(
  { api, store }: Pick<Services, 'api' | 'store'>,
  quiet?: CallOptions['quiet'],
): Promise<void> {
  const isNewest = watchSaves(store);
  const { on } = await createSettingsApi({ api }).getShortcuts({}, { quiet });
  if (isNewest()) store.set(shortcutsAtom, on);
}

/** Setting of the single-key shortcuts, with an optimistic setter. */
export function useShortcuts(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const services = useServices();
  const [isOn, show] = useAtom(shortcutsAtom);
  const set = (on: boolean) => {
    show(on);
    trackSave(services.store, () => createSettingsApi(services).saveShortcuts({ on })).catch(() => show(!on));
  };
  return [isOn, set];
}
