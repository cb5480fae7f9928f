import { isApiError } from '@boostdesk/api-client';
import { STORAGE_KEYS } from '@boostdesk/auth/session';
import type { ComponentType } from 'react';
import type { LastSeenProps } from '../features/orders/last-seen/last-seen-screen.tsx';
import { ConfigProblem, loadConfig } from './config.ts';
import { readLastSeen } from './kept/kept-lists.ts';
import { loadAnew } from './leave.ts';
import { reportPageError } from './page-errors.ts';
import { createApi } from './services.ts';
import { tryAgainWhenBack, willPass } from './try-again.ts';

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
    const code = await import('../features/orders/last-seen/last-seen-screen.tsx').catch(() => null);
    if (code !== null) return code.LastSeenScreen;
  }
  tryAgainWhenBack(error, loadAnew);
  return null;
}
