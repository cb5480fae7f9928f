import { can } from '@boostdesk/auth';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import styles from '../../../shared/area/row-text.module.css';
import { Facts, orderLink } from '../../../shared/components/facts.tsx';
import { StateTag } from '../../../shared/components/state-tag.tsx';
import { AccountLogin } from '../../../shared/game-account/account-login.tsx';
import { gameName, serviceName } from '../../../shared/labels/catalog-names.ts';
import { useOfferApi } from '../api.ts';
import { useOfferStates } from '../offer-labels.ts';
import { OfferActions, type OfferPanelProps } from './offer-actions.tsx';

/** An account offer: its facts, its state and, if permitted, its login. */
export const OfferPanel = ({ offer, onChanged }: OfferPanelProps) => {
  const { t } = useLingui();
  const calls = useOfferApi();
  const actor = useAtomValue(actorAtom);
  const states = useOfferStates();
  const { id, seller, buyer, state } = offer;
  const isSold = state === 'sold';
  const mayEdit = !isSold && can('offer.edit', actor, { sellerId: seller.id });
  const mayReveal = can('offer.reveal', actor, {
    userIds: isSold && buyer !== null ? [seller.id, buyer.id] : [seller.id],
  });
  return (
    <>
      <blockquote className={styles.words} dir="auto">
        {offer.text}
      </blockquote>
      <Facts
        items={[
          { label: t`Status`, value: <StateTag {...states[state]} /> },
          { label: t`Price`, value: formatMoney(offer.price, 'USD') },
          { label: t`Service`, value: serviceName(offer.service) },
          { label: t`Game`, value: gameName(offer.game) },
          { label: t`Server`, value: offer.server },
          { label: t`Rank`, value: offer.rank },
          { label: t`Seller`, value: seller.name },
          { label: t`Submitted`, value: formatDate(offer.createdAt) },
          { label: t`Reason`, value: offer.reason },
          { label: t`Buyer`, value: buyer?.name ?? null },
          { label: t`Order`, value: orderLink(offer.order) },
        ]}
      />
      <AccountLogin
        hasLogin={offer.hasLogin}
        fetchCredentials={mayReveal ? () => calls.reveal({ id }) : null}
        onSave={mayEdit ? (given, options) => calls.saveLogin({ id, ...given }, options) : null}
        onChanged={onChanged}
      />
      <OfferActions offer={offer} onChanged={onChanged} />
    </>
  );
};
