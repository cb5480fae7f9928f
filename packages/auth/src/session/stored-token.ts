import { frozen } from '@boostdesk/catalogs';
import type { SessionChannel, SessionStorage } from './session-types.ts';
import { MAX_TOKEN_LENGTH } from './token.ts';

/** The local storage keys of SPEC §9. */
export const STORAGE_KEYS = /* @__PURE__ */ frozen({ token: 'token', pushId: 'one_uid' } as const);

/** @returns false when `act` throws (storage full or forbidden, channel closed) */
export function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** The token in local storage, or else in memory. */
export function createStoredToken(storage: SessionStorage, channel: SessionChannel) {
  let own: string | null = null;
  /** `undefined` when unreadable. */
  const shared = (): string | null | undefined => {
    try {
      const token = storage.getItem(STORAGE_KEYS.token);
      return token && token.length > MAX_TOKEN_LENGTH ? undefined : token || null;
    } catch {
      return undefined;
    }
  };
  const stored = (): string | null => own ?? shared() ?? null;
  const isOwn = (): boolean => own !== null;
  const keep = (token: string): void => {
    const written = attempt(() => storage.setItem(STORAGE_KEYS.token, token));
    own = written ? null : token;
    if (written) attempt(() => channel.send('token'));
  };
  /** `isOver` decides about the stored token. */
  const forget = (isOver?: (token: string | null | undefined) => boolean): void => {
    own = null;
    if (isOver?.(shared())) attempt(() => storage.removeItem(STORAGE_KEYS.token));
  };
  return [shared, stored, isOwn, keep, forget] as const;
}
