import type { Config } from '../config.ts';

/** What a built web app reads before it starts; nothing about a deployment is compiled in, and no secret is in it. */
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
