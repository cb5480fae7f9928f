import type { SessionClaims } from '@boostdesk/auth';
import type { Services } from '../../core/services.ts';
import { claimsAtom } from '../../session/session-atoms.ts';
import { openPush, type Push } from './push.ts';

export interface FollowPushOptions extends Pick<Services, 'api' | 'session' | 'store'> {
  /** @default the provider of this deployment */
  readonly open?: typeof openPush;
}

/** What a provider is told of somebody, as text. */
const told = ({ notification, role, employee }: SessionClaims): string =>
  JSON.stringify([notification, role, employee?.badge]);

/**
 * SPEC §6: pushes for users who have notifications on, from the start of a page until its end. What fails is made up for when the
 * next page begins; nobody waits for it.
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
