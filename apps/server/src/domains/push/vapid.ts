import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** A push service takes a signature for a day at most; in ms. */
const LIFE_MS = 12 * 60 * 60 * 1000;

export interface Vapid {
  /** What a browser subscribes for: base64url. */
  readonly publicKey: string;
  /** The header that tells a push service who sends (RFC 8292). */
  readonly authorization: (endpoint: string) => Promise<string>;
}

function toKey(secret: Uint8Array): { key: KeyObject; publicKey: string } {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: Buffer.from(secret).toString('base64url'),
  };
  return { key: createPrivateKey({ key: jwk, format: 'jwk' }), publicKey: point.toString('base64url') };
}

/** What browsers subscribe for, base64url. */
export const publicKeyOf = (secret: Uint8Array): string => toKey(secret).publicKey;

/** `secret`: 32 bytes. `subject`: whom a push service may write to, an address of mail or web. */
export function createVapid(secret: Uint8Array, subject: string, clock: () => Date): Vapid {
  const { key, publicKey } = toKey(secret);
  return {
    publicKey,
    async authorization(endpoint) {
      const token = await new SignJWT({ sub: subject })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT' })
        .setAudience(new URL(endpoint).origin)
        .setExpirationTime(new Date(clock().getTime() + LIFE_MS))
        .sign(key);
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}
