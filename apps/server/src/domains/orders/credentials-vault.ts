import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const Credentials = z.object({
  login: z.string(),
  password: z.string(),
  accountName: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

/** What a booster needs to play on a customer's account. */
export type Credentials = z.output<typeof Credentials>;

export interface Sealed {
  readonly nonce: Uint8Array;
  /** Ciphertext and, behind it, the tag. */
  readonly sealed: Uint8Array;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Ties a sealed text to its order: copied to another order's row it does not open. */
const associated = (order: number): Buffer => Buffer.from(`order:${order}`);

/** AES-256-GCM under a key of 32 bytes that is not in the database. */
export function sealCredentials(key: Uint8Array, order: number, credentials: Credentials): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(associated(order));
  const text = cipher.update(JSON.stringify(credentials), 'utf8');
  return { nonce, sealed: Buffer.concat([text, cipher.final(), cipher.getAuthTag()]) };
}

/** @throws Error for another key, another order or a changed byte. */
export function openCredentials(key: Uint8Array, order: number, { nonce, sealed }: Sealed): Credentials {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(associated(order));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return Credentials.parse(JSON.parse(text.toString('utf8')));
}
