import { Card } from '@boostdesk/ui/card';
import { ButtonLink, Link } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { useLayoutEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useTitle } from '../../app/use-title.ts';
import { NewPasswordForm } from './new-password-form.tsx';

const Missing = () => (
  <Card title="Open the link again">
    <p>
      For your security, we remove the link from the address bar after you open it, so it’s gone after a reload. Open
      the link you received again, or <Link href="/contact">ask for a new one</Link>.
    </p>
  </Card>
);

const Done = () => (
  <Card title="Password changed" footer={<ButtonLink href="/signin">Sign in</ButtonLink>}>
    <p>You’ve been signed out on all devices. Sign in with your new password.</p>
  </Card>
);

/** `/new-password/{token}`: the token is out of the address bar and the history before anything is drawn. */
export const Component = () => {
  useTitle('New password');
  const { token: shown } = useParams();
  const [token] = useState(shown);
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useLayoutEffect(() => {
    if (shown !== undefined) void navigate('/new-password', { replace: true });
  }, [shown, navigate]);
  const body = () => {
    if (isDone) return <Done />;
    return token === undefined ? <Missing /> : <NewPasswordForm token={token} onDone={() => setDone(true)} />;
  };
  return (
    <SitePage title="New password" lead="Choose a new password for your account." isNarrow>
      {body()}
    </SitePage>
  );
};
