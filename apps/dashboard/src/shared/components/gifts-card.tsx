import { createIdempotencyKey, extendClient, isApiError } from '@boostdesk/api-client';
import { gift, type ResponseOf } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { SkeletonList } from '@boostdesk/ui/skeleton';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../core/services-context.ts';
import { toasts } from '../../core/toasts.ts';
import { useApiQuery } from '../../data/api-query.ts';
import { keys } from '../../data/query-client.ts';
import { formatDate } from '../../i18n/format.ts';
import { showCoinsOfResponse } from '../../session/coins.ts';

type Gift = ResponseOf<typeof gift.getMine>[number];

function useGifts() {
  const { api, queries, store } = useServices();
  const calls = extendClient(api, { gift }).gift;
  const { data, isPending } = useApiQuery({
    key: keys.gifts(),
    fetch: (signal) => calls.getMine({}, { signal, quiet: true }),
  });
  const { t } = useLingui();
  const claim = async (id: number, idempotencyKey: string) => {
    try {
      await showCoinsOfResponse(store, calls.claim({ id }, { idempotencyKey }));
      toasts.add({ title: t`Success`, message: t`Coins added to your balance.`, style: 'success' });
    } catch (error) {
      // API errors have shown a toast; the gift may be outdated.
      if (!isApiError(error)) reportError(error);
    }
    await queries.invalidateQueries({ queryKey: keys.gifts() });
  };
  return { gifts: data ?? [], isPending, claim };
}

interface GiftRowProps {
  readonly of: Gift;
  readonly onClaim: (id: number, idempotencyKey: string) => Promise<void>;
}

const GiftRow = ({ of, onClaim }: GiftRowProps) => {
  const { t } = useLingui();
  const [key] = useState(createIdempotencyKey);
  const [isPending, setPending] = useState(false);
  const { coins, claimedAt, text } = of;
  const isOpen = claimedAt === null;
  const claim = async () => {
    setPending(true);
    await onClaim(of.id, key);
    setPending(false);
  };
  return (
    <ListRow
      mark={
        <RowIcon tone={isOpen ? 'accent' : 'neutral'}>
          <Icon name="gift" />
        </RowIcon>
      }
      title={plural(coins, { one: '# BoostCoin', other: '# BoostCoins' })}
      note={<bdi>{text}</bdi>}
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
  const { gifts, isPending, claim } = useGifts();
  // Content below waits until it is known whether there are gifts.
  if (isPending) return <SkeletonList hidden />;
  if (gifts.length === 0) return null;
  return (
    <Card title={<Trans>Gifts</Trans>} isLined isFlush>
      <ListRows>
        {gifts.map((one) => (
          <GiftRow key={one.id} of={one} onClaim={claim} />
        ))}
      </ListRows>
    </Card>
  );
};
