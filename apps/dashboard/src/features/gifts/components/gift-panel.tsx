import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { type Gift, useGiftsApi } from '../api.ts';

export interface GiftPanelProps {
  readonly gift: Gift;
  readonly onChanged: () => void;
}

/** A gift: giver, content and state. */
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
          { id: 'text', label: t`Message`, value: gift.text },
          { id: 'by', label: t`Sent by`, value: gift.createdBy.name },
          { id: 'at', label: t`Sent`, value: formatDate(gift.createdAt) },
          ...(gift.claimedAt === null ? [] : [{ id: 'claimed', label: t`Claimed`, value: formatDate(gift.claimedAt) }]),
          ...(gift.takenBackBy === null ? [] : [{ id: 'taken', label: t`Revoked by`, value: gift.takenBackBy.name }]),
        ]}
      />
      {gift.state === 'open' && <RevokeGiftButton gift={gift} onChanged={onChanged} />}
    </>
  );
};

const RevokeGiftButton = ({ gift, onChanged }: GiftPanelProps) => {
  const { t } = useLingui();
  const api = useGiftsApi();
  const { name } = gift.user;
  return (
    <ConfirmedAction
      label={t`Revoke`}
      title={t`Revoke the gift to ${name}?`}
      call={(options) => api.takeBack({ id: gift.id }, options)}
      successMessage={t`Gift revoked.`}
      onChanged={onChanged}
    >
      <Trans>{name} has already been notified of this gift and won’t be able to claim it.</Trans>
    </ConfirmedAction>
  );
};
