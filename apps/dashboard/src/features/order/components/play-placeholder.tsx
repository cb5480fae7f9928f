import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { useLingui } from '@lingui/react/macro';

/** Reserves the space of availability and sessions while they load. */
export const PlayPlaceholder = ({ booster }: { readonly booster: NonNullable<OrderView['booster']> }) => {
  const { t } = useLingui();
  return (
    <>
      <Card title={t`Booster: ${booster.name}`} isLined>
        <SkeletonList rows={2} />
      </Card>
      <Card title={t`Play sessions`} isLined>
        <SkeletonList rows={1} />
      </Card>
    </>
  );
};
