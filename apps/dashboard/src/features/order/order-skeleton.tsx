import { Card } from '@boostdesk/ui/card';
import { Page, PagePair } from '@boostdesk/ui/page-layout';
import { Skeleton, SkeletonList } from '@boostdesk/ui/skeleton';
import { useLingui } from '@lingui/react/macro';

/** The order's page in grey, while it is read. */
export const OrderSkeleton = () => {
  const { t } = useLingui();
  return (
    <Page aria-busy="true">
      <Skeleton width="min(420px, 80%)" height="28px" />
      <Card>
        <Skeleton height="96px" />
      </Card>
      <PagePair>
        <Card>
          <SkeletonList label={t`Loading order`} />
        </Card>
        <Card>
          <Skeleton height="160px" />
        </Card>
      </PagePair>
    </Page>
  );
};
