import { extendClient } from '@boostdesk/api-client';
import { settings } from '@boostdesk/api-client/contract';
import * as z from 'zod/mini';
import type { Services } from '../core/services.ts';
import { storedAtom } from './settings.ts';
import { watchSaves } from './settings-saving.ts';

/** Whether single-key shortcuts are on. Users of speech input may switch them off. */
export const shortcutsAtom = storedAtom<boolean>({ key: 'boostdesk.shortcuts', schema: z.boolean() }, true);

/** Fetches the server's setting; until then the stored one applies. */
export async function fetchShortcuts({ api, store }: Pick<Services, 'api' | 'store'>): Promise<void> {
  const isNewest = watchSaves(store);
  const { on } = await extendClient(api, { settings }).settings.getShortcuts({}, { quiet: true });
  if (isNewest()) store.set(shortcutsAtom, on);
}
