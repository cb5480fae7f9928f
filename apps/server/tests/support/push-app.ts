import { randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import { type SignedIn, startApp } from './app.ts';
import { startFakePushService, subscribeBrowser } from './fake-push-service.ts';

/** The interval is 2 s in production. */
const SEND_EVERY_MS = 100;
/** A push is sent within some intervals, which takes seconds on a busy machine. */
export const SOON = { timeout: 15_000, interval: 50 };

/** The push service on this machine is the only allowed one. */
export async function startPushApp(settingsWith: (pushOrigin: string) => Readonly<Record<string, string>>) {
  const service = await startFakePushService();
  const pushKey = randomBytes(32);
  const settings = { PUSH_HOSTS: service.origin, ...settingsWith(service.origin) };
  const app = await startApp({ pushKey, settings, pushIntervalMs: SEND_EVERY_MS });
  const waiting = () => app.database.db.selectFrom('push_deliveries').selectAll().execute();
  return {
    ...app,
    pushKey,
    service,
    subscribe: (person: SignedIn) => subscribeBrowser(service, person),
    waiting,
    nothingWaits: () => vi.waitFor(async () => expect(await waiting()).toEqual([]), SOON),
    close: async () => {
      await app.close();
      await service.close();
    },
  };
}

export type PushApp = Awaited<ReturnType<typeof startPushApp>>;
