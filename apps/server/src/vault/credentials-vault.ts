import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const Credentials = z.object({
  login: z.string(),
  password: z.string(),
  accountName: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

export type Credentials = z.output<typeof Credentials>;

export interface Sealed {
  readonly nonce: Uint8Array;
  /** Ciphertext followed by the tag. */
  readonly sealed: Uint8Array;
}

/** How long revealed account details stay visible. */
export const REVEAL_SECONDS = 30;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Owner of account details: an order, a lent account or one for sale. */
export type Keeper = `${'order' | 'duoq' | 'offer'}:${number}`;

/** Associated data: a ciphertext copied to another owner's row does not decrypt. */
const associated = (keeper: Keeper): Buffer => Buffer.from(keeper);

/**
 * Encrypts account details with AES-256-GCM.
 * @param key 32 bytes, not stored in the database
 */
export function sealCredentials(key: Uint8Array, keeper: Keeper, credentials: Credentials): Sealed {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(associated(keeper));
  const text = cipher.update(JSON.stringify(credentials), 'utf8');
  return { nonce, sealed: Buffer.concat([text, cipher.final(), cipher.getAuthTag()]) };
}

/** @throws Error for another key or keeper, or a changed byte */
export function openCredentials(key: Uint8Array, keeper: Keeper, { nonce, sealed }: Sealed): Credentials {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(associated(keeper));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return Credentials.parse(JSON.parse(text.toString('utf8')));
}
