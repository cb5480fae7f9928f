import type { CallOptions } from '@boostdesk/api-client';
import type { AlertChoices } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
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
  const newAlerts: AlertChoices | null = alerts ?? (isOthers ? defaultAlerts() : null);
  if (newAlerts !== null) store.set(alertChoiceAtom, newAlerts);
  const newAppearance = appearance ?? (isOthers ? defaultAppearance : null);
  if (newAppearance !== null) {
    store.set(themeAtom, newAppearance.theme);
    store.set(densityAtom, newAppearance.density);
    store.set(motionAtom, newAppearance.motion);
  }
  const newLanguage = language ?? (isOthers ? null : store.get(languageAtom));
  if (newLanguage !== store.get(languageAtom)) store.set(languageAtom, newLanguage);
  if (mutedOrders !== undefined || isOthers) store.set(mutedOrdersAtom, mutedOrders ?? []);
  if (shortcuts !== undefined || isOthers) store.set(shortcutsAtom, shortcuts ?? true);
  writeStored(OWNER.key, user);
}
