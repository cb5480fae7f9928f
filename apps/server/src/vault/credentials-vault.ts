import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const Credentials = z.object({
  login: z.string(),
  password: z.string(),
  accountName: z.nullable(z.string()),
  note: z.nullable(z.string()),
});

export type Credentials = z.output<typeof Credentials>;

export interface Encrypted {
  readonly nonce: Uint8Array;
  readonly sealed: Uint8Array;
}

export const REVEAL_SECONDS = 30;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type CredentialsOwner = `${'order' | 'duoq' | 'offer'}:${number}`;

/** A ciphertext copied to another owner's row does not decrypt. */
const associatedData = (owner: CredentialsOwner): Buffer => Buffer.from(owner);

/**
 * AES-256-GCM.
 * @param key 32 bytes, not stored in the database
 */
export function encryptCredentials(key: Uint8Array, owner: CredentialsOwner, credentials: Credentials): Encrypted {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(associatedData(owner));
  const text = cipher.update(JSON.stringify(credentials), 'utf8');
  return { nonce, sealed: Buffer.concat([text, cipher.final(), cipher.getAuthTag()]) };
}

/** @throws Error for another key or owner, or a changed byte */
export function decryptCredentials(
  key: Uint8Array,
  owner: CredentialsOwner,
  { nonce, sealed }: Encrypted,
): Credentials {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAAD(associatedData(owner));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  return Credentials.parse(JSON.parse(text.toString('utf8')));
}
