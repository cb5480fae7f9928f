import type { CallOptions } from '@boostdesk/api-client';
import type { AlertChoices } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
import type { WritableAtom } from '../core/state.ts';
import { readStored, writeStored } from '../core/storage.ts';
import { alertChoiceAtom, defaultAlerts } from './alert-choice.ts';
import { languageAtom } from './language.ts';
import { mutedOrdersAtom } from './muted-orders.ts';
import { densityAtom, motionAtom, themeAtom } from './settings.ts';
import { createSettingsApi, watchSaves } from './settings-api.ts';
import { shortcutsAtom } from './shortcuts.ts';

const OWNER = { key: 'boostdesk.settingsOf', schema: z.int() } as const;

const defaultAppearance = { theme: 'system', density: 'usual', motion: 'system' } as const;

/** Replaces the stored settings with the server's. Settings that the server lacks stay, unless they belong to another user. */
export async function fetchSettings(
  { api, store }: Pick<Services, 'api' | 'store'>,
  user: number,
  quiet?: CallOptions['quiet'],
): Promise<void> {
  const isNewest = watchSaves(store);
  const { alerts, appearance, language, mutedOrders, shortcuts } = await createSettingsApi({ api }).get({}, { quiet });
  // A save reads the settings again when it is done.
  if (!isNewest()) return;
  const isOthers = (readStored(OWNER.key, OWNER.schema) ?? user) !== user;
  writeStored(OWNER.key, user);
  const show = <T>(setting: WritableAtom<unknown, [T], void>, value: T | null | undefined, initial: T) => {
    const next = value ?? (isOthers ? initial : null);
    if (next !== null) store.set(setting, next);
  };
  show<AlertChoices>(alertChoiceAtom, alerts, defaultAlerts());
  show(themeAtom, appearance?.theme, defaultAppearance.theme);
  show(densityAtom, appearance?.density, defaultAppearance.density);
  show(motionAtom, appearance?.motion, defaultAppearance.motion);
  show(mutedOrdersAtom, mutedOrders, []);
  show(shortcutsAtom, shortcuts, true);
  const newLanguage = language ?? (isOthers ? null : store.get(languageAtom));
  if (newLanguage !== store.get(languageAtom)) store.set(languageAtom, newLanguage);
}
