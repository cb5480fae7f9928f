import { isApiError } from '@boostdesk/api-client';
import { STORAGE_KEYS } from '@boostdesk/auth/session';
import type { ComponentType } from 'react';
import { ConfigError, loadConfig } from '../core/config.ts';
import { reportPageError } from '../core/page-errors.ts';
import { createApi } from '../core/services.ts';
import { isTransientError, retryWhenReachable } from '../data/server-probe.ts';
import { type OfflineSnapshot, readOfflineSnapshot } from '../features/orders/offline-orders/offline-snapshot.ts';
import { reloadPage } from '../session/redirects.ts';
import type { OfflineOrdersProps } from './offline-orders/offline-orders-screen.tsx';

/** Reports an error to the server with the stored token; without one, the running app reports it later. */
async function report(error: unknown): Promise<void> {
  globalThis.earlyErrors?.push(error);
  const config = await loadConfig();
  const nothing = () => undefined;
  const hooks = { onSessionEnded: nothing, onForbidden: nothing, onError: nothing };
  const api = createApi(config, () => localStorage.getItem(STORAGE_KEYS.token), hooks);
  await reportPageError({ api }, error);
}

export interface OfflineFallback {
  readonly Screen: ComponentType<OfflineOrdersProps>;
  readonly initialSnapshot: OfflineSnapshot;
}

/**
 * Returns the cached orders screen for a failed boot whose error is transient. Otherwise returns null, and reloads the
 * page when the server is reachable again.
 */
export async function findOfflineFallback(error: unknown, canRestart: boolean): Promise<OfflineFallback | null> {
  if (!isApiError(error) && !(error instanceof ConfigError)) report(error).catch(() => undefined);
  const initialSnapshot = canRestart && isTransientError(error) ? await readOfflineSnapshot() : null;
  if (initialSnapshot !== null) {
    const code = await import('./offline-orders/offline-orders-screen.tsx').catch(() => null);
    if (code !== null) return { Screen: code.OfflineOrdersScreen, initialSnapshot };
  }
  retryWhenReachable(error, reloadPage);
  return null;
}
