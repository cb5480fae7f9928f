import { Card } from '@boostdesk/ui/card';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useVisitor } from '../../app/services-context.ts';
import { useTitle } from '../../app/use-title.ts';
import { NotFoundPage } from '../../shell/not-found-page.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';

interface PayGateProps {
  /** Shown to guests. */
  readonly lead: ReactNode;
  readonly children: (id: number) => ReactNode;
}

/** Requires a valid number in the URL and a signed-in visitor. */
export const PayGate = ({ lead, children }: PayGateProps) => {
  const { id = '' } = useParams();
  const { claims, isChecking } = useVisitor();
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number.parseInt(id, 10) : null;
  if (number === null) return <NotFoundPage />;
  if (isChecking) return <PaySkeleton />;
  if (claims === null) return <SignInFirst lead={lead} />;
  return <Fragment key={claims.user}>{children(number)}</Fragment>;
};

const SignInFirst = ({ lead }: { readonly lead: ReactNode }) => {
  const { t } = useLingui();
  useTitle(t`Payment`);
  const { pathname } = useLocation();
  return (
    <SitePage title={t`Payment`} lead={lead} isNarrow>
      <Card>
        <ButtonLink variant="primary" isBlock href={`/signin?redirect=${encodeURIComponent(pathname)}`}>
          <Trans>Sign in to pay</Trans>
        </ButtonLink>
      </Card>
    </SitePage>
  );
};
