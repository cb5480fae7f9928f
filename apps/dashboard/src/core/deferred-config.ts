import * as z from 'zod/mini';

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
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const value: unknown = await response.json();
  return DeferredConfig.parse(value);
}

/**
 * Fetches `/config.json` again, as a deployment may have changed it; callers at the same time share a request. Rejects
 * when it cannot be read.
 */
export function fetchDeferredConfig(): Promise<LateConfig> {
  pending ??= fetchNow().finally(() => {
    pending = undefined;
  });
  return pending;
}
