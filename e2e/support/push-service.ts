import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { dashboardUrl, pushServiceUrl } from './addresses.ts';

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** The decryption of a browser (RFC 8291). */
function createReceiver() {
  const own = createECDH('prime256v1');
  const ours = own.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: ours.toString('base64url'), auth: secret.toString('base64url') },
    open(body: Buffer): string {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const theirs = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ours, theirs]);
      const shared = derive(own.computeSecret(theirs), secret, info, 32);
      const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const sealed = body.subarray(21 + length);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return text.subarray(0, text.lastIndexOf(2)).toString();
    },
  };
}

/** A fake push service on this machine, which decrypts pushes as a browser does. */
export async function startPushService() {
  const receiver = createReceiver();
  const read: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      read.push(receiver.open(Buffer.concat(parts)));
      response.writeHead(201).end();
    });
  });
  const { port } = new URL(pushServiceUrl);
  await new Promise<void>((resolve) => server.listen(Number(port), '127.0.0.1', resolve));
  return {
    /** Received pushes, decrypted. */
    read,
    keys: receiver.keys,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Replaces the browser's push subscription, which needs a push service of its vendor. It lasts as long as the tab. */
export const subscribeTo = (page: Page, endpoint: string, keys: object) =>
  page.addInitScript(
    ({ endpoint, keys }) => {
      const made = (key: BufferSource | string | null | undefined) => ({
        endpoint,
        options: { userVisibleOnly: true, applicationServerKey: key instanceof Uint8Array ? key.buffer : null },
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          current = null;
          return true;
        },
      });
      let current: ReturnType<typeof made> | null = null;
      Object.assign(PushManager.prototype, {
        subscribe: async (options: PushSubscriptionOptionsInit) => {
          current = made(options.applicationServerKey);
          return current;
        },
        getSubscription: async () => current,
      });
    },
    { endpoint, keys },
  );

/** Delivers a push to the dashboard's worker, as the browser does. */
export async function deliver(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [ours] = registrations;
      if (ours !== undefined) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await found;
  await session.send('ServiceWorker.deliverPushMessage', { origin: dashboardUrl, registrationId, data });
  await session.detach();
}
