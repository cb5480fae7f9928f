import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** The one record of a push is as long as this at most, in bytes; no push service takes more. */
const RECORD = 4096;
/** Behind the text: this is the last record. */
const LAST = Buffer.from([2]);

/** What a browser gave: both base64url. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Made anew for every push; given by tests alone. */
interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer;
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function ownKeys(chance: Chance | undefined) {
  const own = createECDH(CURVE);
  if (chance === undefined) own.generateKeys();
  else own.setPrivateKey(chance.privateKey);
  return own;
}

/**
 * Seals a text for one browser (RFC 8291 over RFC 8188, aes128gcm): the push service that carries it cannot read it.
 * @throws where the browser's key is no point of the curve
 */
export function seal(text: string, { p256dh, auth }: PushKeys, chance?: Chance): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const own = ownKeys(chance);
  const ours = own.getPublicKey();
  const salt = chance?.salt ?? randomBytes(16);
  const shared = derive(
    own.computeSecret(theirs),
    Buffer.from(auth, 'base64url'),
    Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]),
    32,
  );
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text), cipher.update(LAST), cipher.final(), cipher.getAuthTag()]);
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, sealed]);
}
