import { createECDH } from 'node:crypto';

/** Key pair and contact address for web-push (RFC 8292). */
export interface Vapid {
  /** `mailto:` or `https:`. */
  readonly subject: string;
  /** base64url; browsers subscribe with it. */
  readonly publicKey: string;
  /** base64url. */
  readonly privateKey: string;
}

interface Contact {
  readonly contactEmail: string | null;
  readonly publicUrl: string;
}

/** Takes a P-256 private key (32 bytes), returns base64url. */
export function publicKeyOf(secret: Uint8Array): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return curve.getPublicKey('base64url');
}

/** RFC 8292 allows only `mailto:` and `https:`; without TLS and contact the subject is the host's postmaster. */
function subjectOf({ contactEmail, publicUrl }: Contact): string {
  if (contactEmail !== null) return `mailto:${contactEmail}`;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:postmaster@${hostname}`;
}

/** @param secret a P-256 private key, 32 bytes */
export const createVapid = (secret: Uint8Array, contact: Contact): Vapid => ({
  subject: subjectOf(contact),
  publicKey: publicKeyOf(secret),
  privateKey: Buffer.from(secret).toString('base64url'),
});
