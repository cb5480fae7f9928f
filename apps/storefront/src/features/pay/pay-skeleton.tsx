import { Card } from '@boostdesk/ui/card';
import { SitePage } from '@boostdesk/ui/site-frame';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { Trans } from '@lingui/react/macro';

export const PaySkeleton = () => (
  <SitePage title={<Trans>Payment</Trans>} isNarrow>
    <Card isFlush>
      <SkeletonList rows={3} />
    </Card>
  </SitePage>
);
