import {
  type Keeper,
  openCredentials,
  REVEAL_SECONDS,
  type Sealed,
  sealCredentials,
} from '../../vault/credentials-vault.ts';

export interface GivenLogin {
  readonly login: string;
  readonly password: string;
  readonly accountName?: string | undefined;
  readonly note?: string | undefined;
}

export const sealLogin = (
  key: Uint8Array,
  keeper: Keeper,
  { login, password, accountName, note }: GivenLogin,
): Sealed => sealCredentials(key, keeper, { login, password, accountName: accountName || null, note: note || null });

/** Decrypts a login; returns undefined when none is saved. */
export function openLogin(
  key: Uint8Array,
  keeper: Keeper,
  row: { nonce: Uint8Array | null; sealed: Uint8Array | null },
) {
  const { nonce, sealed } = row;
  if (nonce === null || sealed === null) return undefined;
  return { ...openCredentials(key, keeper, { nonce, sealed }), seconds: REVEAL_SECONDS };
}
