import {
  type CredentialsOwner,
  decryptCredentials,
  type Encrypted,
  encryptCredentials,
  REVEAL_SECONDS,
} from '../../vault/credentials-vault.ts';

export interface GivenLogin {
  readonly login: string;
  readonly password: string;
  readonly accountName?: string | undefined;
  readonly note?: string | undefined;
}

export const encryptLogin = (
  key: Uint8Array,
  owner: CredentialsOwner,
  { login, password, accountName, note }: GivenLogin,
): Encrypted =>
  encryptCredentials(key, owner, { login, password, accountName: accountName || null, note: note || null });

/** Returns undefined when no login is saved. */
export function decryptLogin(
  key: Uint8Array,
  owner: CredentialsOwner,
  row: { nonce: Uint8Array | null; sealed: Uint8Array | null },
) {
  const { nonce, sealed } = row;
  if (nonce === null || sealed === null) return undefined;
  return { ...decryptCredentials(key, owner, { nonce, sealed }), seconds: REVEAL_SECONDS };
}
