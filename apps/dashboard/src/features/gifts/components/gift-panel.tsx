import { createIdempotencyKey, extendClient, isApiError } from '@boostdesk/api-client';
import { gifts } from '@boostdesk/api-client/contract';
import { Button } from '@boostdesk/ui/button';
import { ConfirmDialog } from '@boostdesk/ui/confirm-dialog';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useServices } from '../../../app/services-context.ts';
import { toasts } from '../../../app/toasts.ts';
import { formatDate, formatNumber } from '../../../parts/format.ts';
import type { Gift } from '../gift.ts';

export interface GiftPanelProps {
  readonly gift: Gift;
  readonly onChanged: () => void;
}

/** What was given, by whom, and what became of it. */
export const GiftPanel = ({ gift, onChanged }: GiftPanelProps) => {
  const { t } = useLingui();
  return (
    <>
      <KeyValueList
        items={[
          {
            id: 'user',
            label: t`User`,
            value: <Link href={`/admin/users?row=${gift.user.id}`}>{gift.user.name}</Link>,
          },
          { id: 'coins', label: t`BoostCoins`, value: formatNumber(gift.coins) },
          { id: 'text', label: t`Words`, value: gift.text },
          { id: 'by', label: t`Given by`, value: gift.createdBy.name },
          { id: 'at', label: t`Given`, value: formatDate(gift.createdAt) },
          ...(gift.claimedAt === null ? [] : [{ id: 'claimed', label: t`Claimed`, value: formatDate(gift.claimedAt) }]),
          ...(gift.takenBackBy === null
            ? []
            : [{ id: 'taken', label: t`Taken back by`, value: gift.takenBackBy.name }]),
        ]}
      />
      {gift.state === 'open' && <TakeBack gift={gift} onChanged={onChanged} />}
    </>
  );
};

const TakeBack = ({ gift, onChanged }: GiftPanelProps) => {
  const { t } = useLingui();
  const { api } = useServices();
  const [isAsked, setAsked] = useState(false);
  const [idempotencyKey] = useState(createIdempotencyKey);
  const { name } = gift.user;
  const takeBack = async () => {
    try {
      await extendClient(api, { gifts: gifts.calls }).gifts.takeBack({ id: gift.id }, { idempotencyKey });
      toasts.add({ title: t`Success`, message: t`The gift was taken back.`, style: 'success' });
    } catch (error) {
      // The toast has said why; what stands here may be out of date.
      if (!isApiError(error)) reportError(error);
    }
    onChanged();
  };
  return (
    <div>
      <Button variant="danger" onPress={() => setAsked(true)}>
        <Trans>Take back</Trans>
      </Button>
      {isAsked && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsked}
          onConfirm={takeBack}
          title={t`Take the gift to ${name} back?`}
          confirmLabel={t`Take back`}
        >
          <Trans>They were told of it, and cannot claim it any more.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
};
