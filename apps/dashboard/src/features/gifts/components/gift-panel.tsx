import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { ConfirmedAction } from '../../../shared/components/confirmed-action.tsx';
import { Facts, userLink } from '../../../shared/components/facts.tsx';
import { type Gift, useGiftsApi } from '../api.ts';

export interface GiftPanelProps {
  readonly gift: Gift;
  readonly onChanged: () => void;
}

/** A gift: giver, content and state. */
export const GiftPanel = ({ gift, onChanged }: GiftPanelProps) => {
  const { t } = useLingui();
  const api = useGiftsApi();
  const { name } = gift.user;
  return (
    <>
      <Facts
        items={[
          { label: t`User`, value: userLink(gift.user) },
          { label: t`BoostCoins`, value: formatNumber(gift.coins) },
          { label: t`Message`, value: gift.text },
          { label: t`Sent by`, value: gift.createdBy.name },
          { label: t`Sent`, value: formatDate(gift.createdAt) },
          { label: t`Claimed`, value: gift.claimedAt === null ? null : formatDate(gift.claimedAt) },
          { label: t`Revoked by`, value: gift.takenBackBy?.name ?? null },
        ]}
      />
      {gift.state === 'open' && (
        <ConfirmedAction
          label={t`Revoke`}
          title={t`Revoke the gift to ${name}?`}
          call={(options) => api.takeBack({ id: gift.id }, options)}
          successMessage={t`Gift revoked.`}
          onChanged={onChanged}
        >
          <Trans>{name} has already been notified of this gift and won’t be able to claim it.</Trans>
        </ConfirmedAction>
      )}
    </>
  );
};
