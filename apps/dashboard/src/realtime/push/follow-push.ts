import type { SessionClaims } from '@boostdesk/auth';
import type { Services } from '../../core/services.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { openPush, type Push } from './push.ts';

export interface FollowPushOptions extends Pick<Services, 'api' | 'session' | 'store'> {
  /** @default the configured provider */
  readonly open?: typeof openPush;
}

/** The claims that the provider receives, as text. */
const serializeClaims = ({ notification, role, employee }: SessionClaims): string =>
  JSON.stringify([notification, role, employee?.badge]);

/**
 * Keeps the push registration up to date while the page is open, for users with notifications on (SPEC §6). The next
 * page load repeats failures.
 */
export function followPush({ api, session, store, open = openPush }: FollowPushOptions): () => void {
  let last = '';
  let push: Push | undefined;
  function update(): void {
    const claims = store.get(claimsAtom);
    if (claims === null || serializeClaims(claims) === last) return;
    last = serializeClaims(claims);
    const opened = open(api, claims);
    push = opened;
    opened
      .removeUser()
      .then(() => (claims.notification ? opened.start() : undefined))
      .catch(() => undefined);
  }
  update();
  const stop = store.sub(claimsAtom, update);
  return () => {
    stop();
    if (session.get().status === 'loggedOut') push?.removeUser().catch(() => undefined);
  };
}
