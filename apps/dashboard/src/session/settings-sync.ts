import { extendClient } from '@boostdesk/api-client';
import { type AlertChoices, settings } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
import { readStored, writeStored } from '../core/storage.ts';
import { alertChoiceAtom, usualAlerts } from './alert-choice.ts';
import { languageAtom } from './language.ts';
import { densityAtom, motionAtom, themeAtom } from './settings.ts';
import { watchSaving } from './settings-saving.ts';

const OWNER = { key: 'boostdesk.settingsOf', schema: z.int() } as const;

const usualLooks = { theme: 'system', density: 'usual', motion: 'system' } as const;

/** Replaces the stored settings with the server's. Settings that the server lacks stay, unless they belong to another user. */
export async function readSettings({ api, store }: Pick<Services, 'api' | 'store'>, user: number): Promise<void> {
  const isNewest = watchSaving(store);
  const { alerts, appearance, language } = await extendClient(api, { settings }).settings.get({}, { quiet: true });
  // A save reads the settings again when it is done.
  if (!isNewest()) return;
  const isOthers = (readStored(OWNER.key, OWNER.schema) ?? user) !== user;
  const taken: AlertChoices | null = alerts ?? (isOthers ? usualAlerts() : null);
  if (taken !== null) store.set(alertChoiceAtom, taken);
  const looks = appearance ?? (isOthers ? usualLooks : null);
  if (looks !== null) {
    store.set(themeAtom, looks.theme);
    store.set(densityAtom, looks.density);
    store.set(motionAtom, looks.motion);
  }
  const spoken = language ?? (isOthers ? null : store.get(languageAtom));
  if (spoken !== store.get(languageAtom)) store.set(languageAtom, spoken);
  writeStored(OWNER.key, user);
}
