import { can } from '@boostdesk/auth';
import { Tag } from '@boostdesk/ui/badge';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Link } from '@boostdesk/ui/link';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDate, formatMoney } from '../../../i18n/format.ts';
import { actorAtom } from '../../../session/session-atoms.ts';
import said from '../../../shared/area/row-text.module.css';
import { AccountLogin } from '../../../shared/game-account/account-login.tsx';
import { gameName, serviceName } from '../../../shared/labels/catalog-names.ts';
import { type Offer, useOfferApi } from '../api.ts';
import { offerStateLabel, stateTones } from '../offer-labels.ts';
import { OfferActions } from './offer-actions.tsx';
import type { OfferPanelProps } from './refuse-dialog.tsx';

function useFacts(offer: Offer) {
  const { t } = useLingui();
  const { buyer, order } = offer;
  return [
    { label: t`Status`, value: <Tag tone={stateTones[offer.state]}>{offerStateLabel(offer.state)}</Tag> },
    { label: t`Price`, value: formatMoney(offer.price, 'USD') },
    { label: t`Service`, value: serviceName(offer.service) },
    { label: t`Game`, value: gameName(offer.game) },
    { label: t`Server`, value: offer.server },
    { label: t`Rank`, value: offer.rank },
    { label: t`Seller`, value: offer.seller.name },
    { label: t`Submitted`, value: formatDate(offer.createdAt) },
    { label: t`Reason`, value: offer.reason },
    { label: t`Buyer`, value: buyer?.name ?? null },
    { label: t`Order`, value: order === null ? null : <Link href={`/order/${order}`}>{`#${order}`}</Link> },
  ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
}

/** An account offer: its facts, its state and, if permitted, its login. */
export const OfferPanel = ({ offer, onChanged }: OfferPanelProps) => {
  const calls = useOfferApi();
  const actor = useAtomValue(actorAtom);
  const facts = useFacts(offer);
  const { id, seller, buyer, state } = offer;
  const isSold = state === 'sold';
  const mayEdit = !isSold && can('offer.edit', actor, { sellerId: seller.id });
  const mayReveal = can('offer.reveal', actor, {
    userIds: isSold && buyer !== null ? [seller.id, buyer.id] : [seller.id],
  });
  return (
    <>
      <blockquote className={said.words} dir="auto">
        {offer.text}
      </blockquote>
      <KeyValueList items={facts} />
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
