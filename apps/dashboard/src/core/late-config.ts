import * as z from 'zod/mini';

const LateConfig = z.object({
  /** The app to which OneSignal gives pushes; null: our own server sends them. */
  oneSignalAppId: z._default(z.nullable(z.string()), null),
  /** The public key of the server that sends pushes, base64url; null: it sends none. */
  vapidPublicKey: z._default(z.nullable(z.string()), null),
  /** `false` takes the service worker away from every browser. */
  serviceWorker: z._default(z.boolean(), true),
});
/** What of `/config.json` no first screen needs. */
export type LateConfig = z.output<typeof LateConfig>;

/** Read anew: a deployment may have changed since the page was opened. Rejects where it cannot be read. */
export async function readLateConfig(): Promise<LateConfig> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  const value: unknown = await response.json();
  return LateConfig.parse(value);
}
