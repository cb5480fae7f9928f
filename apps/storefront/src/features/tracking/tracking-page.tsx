import { isApiError } from '@boostdesk/api-client';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { SitePage } from '@boostdesk/ui/site-frame';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router-dom';
import { errorMessage } from '../../app/error-message.ts';
import { useTitle } from '../../app/use-title.ts';
import { TrackedOrderCard } from './tracked-order-card.tsx';
import { useTrackedOrder } from './use-tracked-order.ts';

/** Status and progress of an order for anybody who has its tracking link. */
export const Component = () => {
  const { t } = useLingui();
  useTitle(t`Order progress`);
  const { token = '' } = useParams();
  const tracked = useTrackedOrder(token);
  return (
    <SitePage title={t`Order progress`} lead={t`Shared by the customer. This page updates by itself.`}>
      <Card isFlush>
        <TrackedOrderView tracked={tracked} />
      </Card>
    </SitePage>
  );
};

const TrackedOrderView = ({ tracked }: { readonly tracked: ReturnType<typeof useTrackedOrder> }) => {
  if (tracked.status === 'loading') return <SkeletonList rows={3} />;
  if (tracked.status === 'done') return <TrackedOrderCard order={tracked.value} />;
  if (isApiError(tracked.error, 'not_found')) {
    return (
      <EmptyState headingLevel={2} icon="link" title={<Trans>This link doesn’t work anymore</Trans>}>
        <Trans>The link has expired or was revoked. Ask the person who shared it for a new one.</Trans>
      </EmptyState>
    );
  }
  return (
    <ErrorState headingLevel={2} onRetry={tracked.retry}>
      {errorMessage(tracked.error)}
    </ErrorState>
  );
};
