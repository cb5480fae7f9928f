import { frozen } from '@boostdesk/catalogs';
import type { SessionChannel, SessionStorage } from './session-types.ts';
import { MAX_TOKEN_LENGTH } from './token.ts';

/** SPEC §9. */
export const STORAGE_KEYS = /* @__PURE__ */ frozen({ token: 'token', pushId: 'one_uid' } as const);

/** @returns false where it cannot be done (a full or forbidden storage, a line that is closed): the state in memory goes on */
export function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** The token as all tabs share it, or as this tab alone has it where the storage does not take it. */
export function createStoredToken(storage: SessionStorage, channel: SessionChannel) {
  let own: string | null = null;
  /** `undefined` where the storage, or what is in it, cannot be read: it says nothing of any session. */
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
  /** Other tabs are told of what they can read. */
  const keep = (token: string): void => {
    const written = attempt(() => storage.setItem(STORAGE_KEYS.token, token));
    own = written ? null : token;
    if (written) attempt(() => channel.send('token'));
  };
  /** This tab's own, and the shared one where `isOver` says so. */
  const forget = (isOver?: (token: string | null | undefined) => boolean): void => {
    own = null;
    if (isOver?.(shared())) attempt(() => storage.removeItem(STORAGE_KEYS.token));
  };
  return [shared, stored, isOwn, keep, forget] as const;
}
