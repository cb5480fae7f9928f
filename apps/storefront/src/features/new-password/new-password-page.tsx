import { Card } from '@boostdesk/ui/card';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const MissingToken = () => (
  <Card title={<Trans>Open the link again</Trans>}>
    <p>
      <Trans>
        For your security, we remove the link from the address bar after you open it, so it’s gone after a reload. Open
        the link you received again, or <Link href="/forgot-password">ask for a new one</Link>.
      </Trans>
    </p>
  </Card>
);

const Done = () => (
  <Card
    title={<Trans>Password changed</Trans>}
    footer={
      <ButtonLink href="/signin">
        <Trans>Sign in</Trans>
      </ButtonLink>
    }
  >
    <p>
      <Trans>You’ve been signed out on all devices. Sign in with your new password.</Trans>
    </p>
  </Card>
);

/** Module scope: a language change remounts the page. */
let lastToken: string | undefined;

/** `/new-password/{token}`: removes the token from address bar and history before rendering. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`New password`);
  const { token: shown } = useParams();
  const [token] = useState(() => shown ?? lastToken);
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (shown === undefined) return;
    lastToken = shown;
    void navigate('/new-password', { replace: true });
  }, [shown, navigate]);
  const end = () => {
    lastToken = undefined;
    setDone(true);
  };
  const body = () => {
    if (isDone) return <Done />;
    return token === undefined ? <MissingToken /> : <NewPasswordForm token={token} onDone={end} />;
  };
  return (
    <SitePage title={t`New password`} lead={t`Choose a new password for your account.`} isNarrow>
      {body()}
    </SitePage>
  );
};
