import { createECDH } from 'node:crypto';

/** The server's key pair and contact address, as web-push takes them (RFC 8292). */
export interface Vapid {
  /** A `mailto:` or `https:` address through which a push service can contact us. */
  readonly subject: string;
  /** The key that browsers subscribe with, base64url. */
  readonly publicKey: string;
  /** base64url. */
  readonly privateKey: string;
}

interface Contact {
  readonly contactEmail: string | null;
  readonly publicUrl: string;
}

/** The public key of a P-256 private key (32 bytes), base64url. */
export function publicKeyOf(secret: Uint8Array): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(secret);
  return curve.getPublicKey('base64url');
}

/** RFC 8292 allows `mailto:` and `https:` only: an installation without TLS and without a contact names its host's postmaster. */
function subjectOf({ contactEmail, publicUrl }: Contact): string {
  if (contactEmail !== null) return `mailto:${contactEmail}`;
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? publicUrl : `mailto:postmaster@${hostname}`;
}

/** `secret`: a P-256 private key, 32 bytes. */
export const createVapid = (secret: Uint8Array, contact: Contact): Vapid => ({
  subject: subjectOf(contact),
  publicKey: publicKeyOf(secret),
  privateKey: Buffer.from(secret).toString('base64url'),
});
