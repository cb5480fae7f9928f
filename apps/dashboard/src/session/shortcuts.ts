import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
import { storedAtom } from './settings.ts';
import { watchSaving } from './settings-saving.ts';

/** Whether keys without a modifier do something: who speaks to their device, or types by chance, switches them off. */
export const shortcutsAtom = storedAtom<boolean>({ key: 'boostdesk.shortcuts', schema: z.boolean() }, true);

/** The server's copy counts, on all devices; the browser's own until it has come. */
export async function readShortcuts({ api, store }: Pick<Services, 'api' | 'store'>): Promise<void> {
  const isNewest = watchSaving(store);
  const { on } = await extendClient(api, { settings }).settings.getShortcuts({}, { quiet: true });
  if (isNewest()) store.set(shortcutsAtom, on);
}
