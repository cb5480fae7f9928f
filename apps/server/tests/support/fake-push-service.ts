import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { SignedIn } from './app.ts';

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const derive = (key: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Key pair of a browser (RFC 8291), which decrypts its pushes. */
export function createReceiver() {
  const own = createECDH('prime256v1');
  const ours = own.generateKeys();
  const secret = randomBytes(16);
  return {
    keys: { p256dh: ours.toString('base64url'), auth: secret.toString('base64url') },
    open(body: Buffer): unknown {
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
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

export async function startFakePushService() {
  const taken: ReceivedPush[] = [];
  let answer: { status: number; retryAfter?: string } = { status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      const { status, retryAfter } = answer;
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('an answer');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    taken,
    at: (path: string) => taken.filter((one) => one.path === path),
    answerWith: (next: { status: number; retryAfter?: string }) => {
      answer = next;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

export type FakePushService = Awaited<ReturnType<typeof startFakePushService>>;

/** Each browser has its own path at the push service. */
export async function subscribeBrowser(service: FakePushService, person: SignedIn) {
  const path = `/${randomUUID()}`;
  const receiver = createReceiver();
  const { token } = await person.call('push.subscribe', { endpoint: `${service.origin}${path}`, ...receiver.keys });
  return {
    path,
    token,
    received: () => service.at(path),
    read: () => service.at(path).map(({ body }) => receiver.open(body)),
  };
}
