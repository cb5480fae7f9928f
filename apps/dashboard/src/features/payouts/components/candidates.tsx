import { Avatar } from '@boostdesk/ui/avatar';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Money } from '@boostdesk/ui/money';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useCandidates, usePayoutActions } from '../queries.ts';

const FIRST = 8;

/** Boosters with earnings that no payout holds yet; a press gathers them into one. */
export const Candidates = ({ onProposed }: { readonly onProposed: (payout: number) => void }) => {
  const { t } = useLingui();
  const { data } = useCandidates();
  const { propose } = usePayoutActions();
  const [pending, setPending] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const shown = isAll ? data : data?.slice(0, FIRST);
  const press = async (candidate: NonNullable<typeof data>[number]) => {
    const { booster, currency } = candidate;
    setPending(`${booster.id} ${currency}`);
    try {
      const { payout } = await propose(booster.id, currency);
      onProposed(payout.id);
    } catch {
      // The toast has said why; the list shows what is still there.
    } finally {
      setPending(null);
    }
  };
  return (
    <Card title={<Trans>To pay out</Trans>} isLined isFlush>
      {data === undefined && <SkeletonList />}
      {data?.length === 0 && (
        <EmptyState icon="circle-check" title={<Trans>Everybody is paid</Trans>}>
          <Trans>Earnings show up here when orders are completed.</Trans>
        </EmptyState>
      )}
      <ListRows>
        {shown?.map((candidate) => {
          const { amount, booster, currency, orders } = candidate;
          return (
            <ListRow
              key={`${booster.id} ${currency}`}
              mark={<Avatar name={booster.name} src={booster.image} isDecorative />}
              title={booster.name}
              note={plural(orders, { one: '# finished order', other: '# finished orders' })}
              facts={<Money amount={amount} currency={currency} />}
              actions={
                <Button
                  size="s"
                  isPending={pending === `${booster.id} ${currency}`}
                  aria-label={t`Propose payout to ${booster.name} in ${currency}`}
                  onPress={() => void press(candidate)}
                >
                  <Trans>Propose</Trans>
                </Button>
              }
            />
          );
        })}
      </ListRows>
      {!isAll && data !== undefined && data.length > FIRST && (
        <Button variant="quiet" isBlock onPress={() => setAll(true)}>
          <Trans>Show all {data.length}</Trans>
        </Button>
      )}
    </Card>
  );
};
