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

/** A fault of ours is told to the server, where the browser has a token to tell it with; else once the app is up. */
async function tell(error: unknown): Promise<void> {
  globalThis.earlyErrors?.push(error);
  const config = await loadConfig();
  const nothing = () => undefined;
  const hooks = { onSessionEnded: nothing, onForbidden: nothing, onError: nothing };
  const api = createApi(config, () => localStorage.getItem(STORAGE_KEYS.token), hooks);
  await reportPageError({ api }, error);
}

/**
 * What stands in for an app that could not start, while that will pass: what was seen last. Null where there is none of it, or
 * no code to show it; then the page is loaded anew when the line is back.
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
