import { Card } from '@boostdesk/ui/card';
import { SitePage } from '@boostdesk/ui/site-frame';
import { SkeletonList } from '@boostdesk/ui/skeleton';

export const PayWaiting = () => (
  <SitePage title="Payment" isNarrow>
    <Card isFlush>
      <SkeletonList rows={3} />
    </Card>
  </SitePage>
);
