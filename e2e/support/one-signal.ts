import type { BrowserContext, Page } from '@playwright/test';
import { dashboardUrl } from './addresses.ts';

const HOST = 'https://cdn.onesignal.com';

/** A fake of their script, which records its calls in `oneSignalAsked`. */
const SCRIPT = `{
  const asked = (globalThis.oneSignalAsked = []);
  const PushSubscription = {
    id: null,
    optedIn: false,
    optIn: async () => Object.assign(PushSubscription, { id: 'onesignal-1', optedIn: true }),
    optOut: async () => void Object.assign(PushSubscription, { optedIn: false }),
  };
  const oneSignal = {
    init: async ({ appId }) => void asked.push(['begun', appId]),
    User: { PushSubscription, addTags: (tags) => void asked.push(['tags', tags]) },
  };
  for (const run of globalThis.OneSignalDeferred ?? []) run(oneSignal);
}`;

/** Runs a deployment with OneSignal and a fake script, because tests have no internet. The rules of trusted types stay active. */
export async function configureOneSignal(context: BrowserContext): Promise<void> {
  // A page served by the test has no address space, so the browser would block its requests to this machine.
  await context.grantPermissions(['notifications', 'local-network-access'], { origin: dashboardUrl });
  const config: object = await (await fetch(`${dashboardUrl}/config.json`)).json();
  await context.route('**/config.json', (route) =>
    route.fulfill({ json: { ...config, oneSignalAppId: 'app-1', vapidPublicKey: null } }),
  );
  await context.route(`${HOST}/**`, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await context.route(
    (url) => url.origin === dashboardUrl,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const allowing = policy.replace("script-src 'self'", `script-src 'self' ${HOST}`);
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': allowing } });
    },
  );
}

/** Returns the calls of the fake since the page was loaded; undefined when its script was not requested. */
export const oneSignalCalls = (page: Page) =>
  page.evaluate(() => (globalThis as { oneSignalAsked?: unknown[] }).oneSignalAsked);
