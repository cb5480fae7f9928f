import type { gift, ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useServices } from '../../../core/services-context.ts';
import { keys } from '../../../data/query-client.ts';
import { formatDate } from '../../../i18n/format.ts';
import { showCoinsOfResponse } from '../../../session/coins.ts';
import { ButtonProblem } from '../../../shared/components/button-problem.tsx';
import { UnsupportedCard } from '../../../shared/components/load-error.tsx';
import { useSubmit } from '../../../shared/hooks/use-submit.ts';
import { useGifts, useProfileApi } from '../api.ts';

type Gift = ResponseOf<typeof gift.getMine>[number];

const GiftRow = ({ of }: { readonly of: Gift }) => {
  const { t } = useLingui();
  const { queries, store } = useServices();
  const api = useProfileApi();
  const { submit, isPending, problem } = useSubmit({
    success: t`Coins added to your balance.`,
    onSettled: () => queries.invalidateQueries({ queryKey: keys.gifts() }),
    quiet: false,
  });
  const { coins, claimedAt, text } = of;
  const isOpen = claimedAt === null;
  const claim = () => submit((...call) => showCoinsOfResponse(store, api.gift.claim(...call)), { id: of.id });
  return (
    <ListRow
      mark={
        <RowIcon tone={isOpen ? 'accent' : 'neutral'}>
          <Icon name="gift" />
        </RowIcon>
      }
      title={plural(coins, { one: '# BoostCoin', other: '# BoostCoins' })}
      note={
        <>
          <bdi>{text}</bdi>
          <ButtonProblem problem={problem} />
        </>
      }
      {...(isOpen
        ? {
            actions: (
              <Button size="s" variant="primary" isPending={isPending} onPress={() => void claim()}>
                <Trans>Claim</Trans>
              </Button>
            ),
          }
        : { facts: t`Claimed on ${formatDate(claimedAt)}` })}
    />
  );
};

/** Gifts to the user, open and claimed. Renders nothing without gifts. */
export const GiftsCard = () => {
  const { data: gifts = [], error, isPending } = useGifts();
  // Content below waits until it is known whether there are gifts.
  if (isPending) return <SkeletonList hidden />;
  if (gifts.length === 0) return <UnsupportedCard title={<Trans>Gifts</Trans>} error={error} />;
  return (
    <Card title={<Trans>Gifts</Trans>} isLined isFlush>
      <ListRows>
        {gifts.map((one) => (
          <GiftRow key={one.id} of={one} />
        ))}
      </ListRows>
    </Card>
  );
};
