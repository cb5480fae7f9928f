import { tokenOf } from '@boostdesk/auth/session';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useEffect } from 'react';
import { useServices } from '../../app/services-context.ts';
import { useTitle } from '../../app/use-title.ts';

const PATIENCE_MS = 3_000;

/** SPEC §2: ends the site's own session as well. What is stored goes once the server has answered, whatever it says, and after 3 s without an answer. */
export const Component = () => {
  useTitle('Signed out');
  const { api, session } = useServices();
  useEffect(() => {
    if (tokenOf(session) === null) return;
    // Asked for before the token is forgotten, or the call would go out without it.
    const told = api.auth.logout({}, { quiet: true, signal: AbortSignal.timeout(PATIENCE_MS) });
    void told.catch(() => undefined).finally(() => session.logout());
  }, [api, session]);
  return (
    <SitePage title="You are signed out" isNarrow>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="log-out"
          title="See you soon"
          actions={
            <>
              <ButtonLink href="/signin" variant="primary">
                Sign in
              </ButtonLink>
              <ButtonLink href="/">New order</ButtonLink>
            </>
          }
        >
          Your orders go on meanwhile.
        </EmptyState>
      </Card>
    </SitePage>
  );
};
