import type { SessionClaims } from '@boostdesk/auth';
import type { Services } from '../../core/services.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { openPush, type Push } from './push.ts';

export interface FollowPushOptions extends Pick<Services, 'api' | 'session' | 'store'> {
  /** @default the configured provider */
  readonly open?: typeof openPush;
}

/** The claims that the provider receives, as text. */
const told = ({ notification, role, employee }: SessionClaims): string =>
  JSON.stringify([notification, role, employee?.badge]);

/**
 * Keeps the push registration up to date while the page is open, for users with notifications on (SPEC §6). The next
 * page load repeats failures.
 */
export function followPush({ api, session, store, open = openPush }: FollowPushOptions): () => void {
  let last = '';
  let push: Push | undefined;
  function tell(): void {
    const claims = store.get(claimsAtom);
    if (claims === null || told(claims) === last) return;
    last = told(claims);
    const opened = open(api, claims);
    push = opened;
    opened
      .leave()
      .then(() => (claims.notification ? opened.start() : undefined))
      .catch(() => undefined);
  }
  tell();
  const stop = store.sub(claimsAtom, tell);
  return () => {
    stop();
    if (session.get().status === 'loggedOut') push?.leave().catch(() => undefined);
  };
}
