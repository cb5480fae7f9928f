import type { Config } from '../config.ts';

/** Public: contains no secret. */
export const appConfig = (config: Config, vapidPublicKey: string | null = null) => ({
  apiUrl: `${config.publicUrl}/api`,
  allowedHosts: [config.publicUrl],
  socketUrl: config.publicUrl,
  siteUrl: config.siteUrl,
  dashboardUrl: config.publicUrl,
  contactEmail: config.contactEmail,
  siteLinks: {
    logout: '/logout',
    relogin: '/relogin',
    newOrder: '/',
    boosters: '/boosters',
    loyalty: '/loyalty',
    contact: '/contact',
    payment: '/payment',
  },
  oneSignalAppId: config.oneSignal?.appId ?? null,
  vapidPublicKey,
  serviceWorker: config.serviceWorker,
  fingerprint: config.fingerprint ?? { apiKey: null, scriptUrl: null },
});
