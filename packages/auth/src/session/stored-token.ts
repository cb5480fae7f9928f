import { deepFreeze } from '@boostdesk/catalogs';
import type { SessionChannel, SessionStorage } from './session-types.ts';
import { MAX_TOKEN_LENGTH } from './token.ts';

/** Keys of local storage. */
export const STORAGE_KEYS = /* @__PURE__ */ deepFreeze({ token: 'token', pushId: 'one_uid' } as const);

/** @returns false when `act` throws (storage full or blocked, channel closed) */
export function succeeds(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** In local storage, or else in memory. */
export function createStoredToken(storage: SessionStorage, channel: SessionChannel) {
  let inMemory: string | null = null;
  /** `undefined` when unreadable. */
  const readStorage = (): string | null | undefined => {
    try {
      const token = storage.getItem(STORAGE_KEYS.token);
      return token && token.length > MAX_TOKEN_LENGTH ? undefined : token || null;
    } catch {
      return undefined;
    }
  };
  const readToken = (): string | null => inMemory ?? readStorage() ?? null;
  const isInMemory = (): boolean => inMemory !== null;
  const writeToken = (token: string): void => {
    const written = succeeds(() => storage.setItem(STORAGE_KEYS.token, token));
    inMemory = written ? null : token;
    if (written) succeeds(() => channel.send('token'));
  };
  /** `isOver` decides about the stored token. */
  const clearToken = (isOver?: (token: string | null | undefined) => boolean): void => {
    inMemory = null;
    if (isOver?.(readStorage())) succeeds(() => storage.removeItem(STORAGE_KEYS.token));
  };
  return { readStorage, readToken, isInMemory, writeToken, clearToken };
}
