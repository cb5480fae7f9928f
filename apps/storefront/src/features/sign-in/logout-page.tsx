import { toDashboardPath, tokenOf } from '@boostdesk/auth/session';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices } from '../../app/services-context.ts';
import { useTitle } from '../../app/use-title.ts';

const LOGOUT_TIMEOUT_MS = 3_000;

const signedOutTexts = () => ({
  tab: t`Signed out`,
  title: t`You’re signed out`,
  greeting: t`See you soon`,
  words: t`Your orders continue while you’re away.`,
});
const sessionEndedTexts = () => ({
  tab: t`Session ended`,
  title: t`Your session has ended`,
  greeting: t`Sign in to pick up where you left off`,
  words: t`You signed out on another device, changed your password or were signed out by our team.`,
});

/** `?reason=ended&redirect=…`: the session ended by itself, at this path. */
function useLogoutTexts() {
  const [params] = useSearchParams();
  if (params.get('reason') !== 'ended') return { ...signedOutTexts(), signIn: '/signin' };
  return {
    ...sessionEndedTexts(),
    signIn: `/relogin?${new URLSearchParams({ redirect: toDashboardPath(params.get('redirect')) })}`,
  };
}

/** Also ends the site's own session (SPEC §2, §8). Stored data is removed after any response, or after 3 s. */
export const Component = () => {
  const { tab, title, greeting, words, signIn } = useLogoutTexts();
  useTitle(tab);
  const { api, session } = useServices();
  useEffect(() => {
    if (tokenOf(session) === null) return;
    // Sent before the token is removed, because the call needs it.
    const request = api.auth.logout({}, { quiet: true, signal: AbortSignal.timeout(LOGOUT_TIMEOUT_MS) });
    void request.catch(() => undefined).finally(() => session.logout());
  }, [api, session]);
  return (
    <SitePage title={title} isNarrow>
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon="log-out"
          title={greeting}
          actions={
            <>
              <ButtonLink href={signIn} variant="primary">
                <Trans>Sign in</Trans>
              </ButtonLink>
              <ButtonLink href="/">
                <Trans>New order</Trans>
              </ButtonLink>
            </>
          }
        >
          {words}
        </EmptyState>
      </Card>
    </SitePage>
  );
};
