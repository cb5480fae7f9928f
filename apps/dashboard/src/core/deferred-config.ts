import * as z from 'zod/mini';
import { takeConfigFile } from './config.ts';

const DeferredConfig = z.object({
  /** OneSignal app that sends pushes; null when our own server sends them. */
  oneSignalAppId: z._default(z.nullable(z.string()), null),
  /** VAPID public key of the server, base64url; null when it sends no pushes. */
  vapidPublicKey: z._default(z.nullable(z.string()), null),
  /** `false` unregisters the service worker in every browser. */
  serviceWorker: z._default(z.boolean(), true),
});
/** Settings of `/config.json` that the first screen does not need. */
export type LateConfig = z.output<typeof DeferredConfig>;

let pending: Promise<LateConfig> | undefined;

async function fetchNow(): Promise<LateConfig> {
  const value = takeConfigFile() ?? (await (await fetch('/config.json', { cache: 'no-cache' })).json());
  return DeferredConfig.parse(value);
}

/**
 * Returns what the boot has read of `/config.json` to the first caller. Later ones fetch it again, as a deployment may
 * have changed it; callers at the same time share a request. Rejects when it cannot be read.
 */
export function fetchDeferredConfig(): Promise<LateConfig> {
  pending ??= fetchNow().finally(() => {
    pending = undefined;
  });
  return pending;
}
