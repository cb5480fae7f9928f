import { can } from '@boostdesk/auth';
import { Banner } from '@boostdesk/ui/banner';
import { Card } from '@boostdesk/ui/card';
import { ErrorState } from '@boostdesk/ui/error-state';
import { ButtonLink } from '@boostdesk/ui/link';
import { SitePage } from '@boostdesk/ui/site-frame';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../app/error-message.ts';
import type { Services } from '../../app/services.ts';
import { useServices, useVisitor } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import { useTitle } from '../../app/use-title.ts';
import { ApplyForm } from './apply-form.tsx';

/** Application to become a booster. docs/product.md, Applications. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Become a booster`);
  return (
    <SitePage
      title={t`Become a booster`}
      lead={t`Play the games you’re best at, on your own schedule, for a share of every order.`}
      isNarrow
    >
      <Body />
    </SitePage>
  );
};

const SIGN_IN_HREF = '/signin?redirect=%2Fbecome-a-booster';

const Body = () => {
  const { actor, claims, isChecking } = useVisitor();
  if (isChecking) return <SkeletonList rows={3} />;
  if (claims === null) {
    return (
      <Card
        title={<Trans>Create an account first</Trans>}
        footer={
          <ButtonLink href={SIGN_IN_HREF}>
            <Trans>Sign in or create account</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>We’ll reply to your Boostdesk account. You’ll return to this page after you sign in.</Trans>
        </p>
      </Card>
    );
  }
  if (!can('application.apply', actor)) {
    return (
      <Banner tone="info">
        <Trans>You’re already on the team.</Trans>
      </Banner>
    );
  }
  return <Applying key={actor.id} />;
};

type OwnApplication = Awaited<ReturnType<Services['api']['application']['getMine']>>;

const Applying = () => {
  const { api } = useServices();
  const mine = useCall<OwnApplication>('application', (signal) => api.application.getMine({}, { quiet: true, signal }));
  if (mine.status === 'loading') return <SkeletonList rows={3} />;
  if (mine.status === 'failed') {
    return (
      <ErrorState headingLevel={2} onRetry={mine.retry}>
        {errorMessage(mine.error)}
      </ErrorState>
    );
  }
  const { application } = mine.value;
  if (application !== null && application.status !== 'refused') {
    return (
      <Banner tone="success">
        <Trans>We’ve received your application. We’ll notify you once it’s been reviewed.</Trans>
      </Banner>
    );
  }
  const reason = application?.reason ?? null;
  return (
    <>
      {reason === null ? null : (
        <Banner tone="warning">
          <Trans>Your last application was rejected. You can apply again. Reason: {reason}</Trans>
        </Banner>
      )}
      <ApplyForm onApplied={mine.setValue} />
    </>
  );
};
