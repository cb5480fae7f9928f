import { isApiError } from '@boostdesk/api-client';
import { STORAGE_KEYS } from '@boostdesk/auth/session';
import type { ComponentType } from 'react';
import { ConfigProblem, loadConfig } from '../core/config.ts';
import { reportPageError } from '../core/page-errors.ts';
import { createApi } from '../core/services.ts';
import { readLastSeen } from '../data/kept/kept-lists.ts';
import { tryAgainWhenBack, willPass } from '../data/try-again.ts';
import { loadAnew } from '../session/leave.ts';
import type { LastSeenProps } from './last-seen/last-seen-screen.tsx';

/** Reports an error to the server with the stored token; without one, the running app reports it later. */
async function tell(error: unknown): Promise<void> {
  globalThis.earlyErrors?.push(error);
  const config = await loadConfig();
  const nothing = () => undefined;
  const hooks = { onSessionEnded: nothing, onForbidden: nothing, onError: nothing };
  const api = createApi(config, () => localStorage.getItem(STORAGE_KEYS.token), hooks);
  await reportPageError({ api }, error);
}

/**
 * Returns the cached orders screen for a failed boot whose error is transient. Otherwise returns null, and reloads the
 * page when the server is reachable again.
 */
export async function findStandIn(error: unknown, mayShow: boolean): Promise<ComponentType<LastSeenProps> | null> {
  if (!isApiError(error) && !(error instanceof ConfigProblem)) tell(error).catch(() => undefined);
  if (mayShow && willPass(error) && readLastSeen() !== null) {
    const code = await import('./last-seen/last-seen-screen.tsx').catch(() => null);
    if (code !== null) return code.LastSeenScreen;
  }
  tryAgainWhenBack(error, loadAnew);
  return null;
}
