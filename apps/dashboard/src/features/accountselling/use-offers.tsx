import { accountselling } from '@boostdesk/api-client/contract';
import { can, isCustomer, isRoleAllowed, isStaff } from '@boostdesk/auth';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { useAtomValue } from '../../core/state.ts';
import { formatMoney } from '../../i18n/format.ts';
import { actorAtom } from '../../session/session-atoms.ts';
import type { AreaField, AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import { toDecimal } from '../../shared/area/csv.ts';
import styles from '../../shared/area/row-text.module.css';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { gameName, gameOptions, serviceName } from '../../shared/labels/catalog-names.ts';
import { type Offer, useOfferApi } from './api.ts';
import { offerName, serviceOptions, useOfferStates } from './offer-labels.ts';

const OfferPanel = lazyComponent(async () => (await import('./components/offer-panel.tsx')).OfferPanel);

const initialFields = { service: 13, game: 3, server: null, rank: null, text: '', price: null } as const;

function useEmptyText(): string {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  if (isCustomer(actor)) return t`Accounts that boosters sell appear here.`;
  return isStaff(actor)
    ? t`Accounts offered by boosters appear here for your review.`
    : t`Offer a game account for sale. Staff review it before it’s listed.`;
}

/** SPEC §2, /accountselling. */
export function useOffers(): AreaView<Offer> {
  const { t } = useLingui();
  const actor = useAtomValue(actorAtom);
  const form: AreaField[] = [
    { name: 'service', label: t`Service`, kind: 'choice', options: serviceOptions() },
    { name: 'game', label: t`Game`, kind: 'choice', options: gameOptions },
    { name: 'server', label: t`Server`, kind: 'text', isOptional: true },
    { name: 'rank', label: t`Rank`, kind: 'text', isOptional: true },
    {
      name: 'text',
      label: t`Description`,
      note: t`Buyers can read this. Don’t include login details: they’re stored separately and encrypted.`,
      kind: 'longText',
    },
    {
      name: 'price',
      label: t`Price`,
      note: t`The seller receives their account share of this price.`,
      kind: 'money',
      currency: 'USD',
    },
  ];
  const states = useOfferStates();
  return {
    name: accountselling.name,
    title: t`Account market`,
    icon: 'handshake',
    api: useOfferApi(),
    columns: [
      column.text('name', t`Account`, offerName, { width: 'minmax(170px, 1.6fr)', isRowHeader: true }),
      column.id(t`ID`, { sort: 'id' }),
      column.text('game', t`Game`, (row) => gameName(row.game), { width: 'minmax(120px, 1fr)', isHidden: true }),
      column.text('rank', t`Rank`, (row) => row.rank ?? '', { width: 'minmax(100px, 1fr)', isHidden: true }),
      column.text('server', t`Server`, (row) => row.server ?? '', { width: 'minmax(100px, 1fr)', priority: 3 }),
      column.text('service', t`Service`, (row) => serviceName(row.service), { width: '140px', priority: 4 }),
      column.text('text', t`Description`, (row) => row.text, { width: 'minmax(140px, 2fr)', priority: 4 }),
      column.person('seller', t`Seller`, (row) => row.seller, {
        sort: 'seller',
        width: 'minmax(120px, 1fr)',
        priority: 2,
      }),
      column.date('createdAt', t`Submitted`, { width: '116px', isHidden: true }),
      column.text('price', t`Price`, (row) => formatMoney(row.price, 'USD'), {
        value: (row) => toDecimal(row.price),
        currency: () => 'USD',
        sort: 'price',
        width: '100px',
        align: 'end',
      }),
      column.state(t`Status`, (row) => states[row.state], { width: '104px' }),
    ],
    filters: [
      { name: 'game', label: t`Game`, options: gameOptions },
      { name: 'service', label: t`Service`, options: serviceOptions() },
      { name: 'state', label: t`Status`, options: stateOptions(states) },
      ...(isStaff(actor) ? [] : [{ name: 'mine', label: t`My offers` }]),
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Seller, server, rank or description`,
    nameOf: offerName,
    card: (row) => (
      <span className={styles.card}>
        <span>{formatMoney(row.price, 'USD')}</span>
        <StateTag {...states[row.state]} />
        <span className={styles.muted}>{row.seller.name}</span>
      </span>
    ),
    panel: (row, changed) => <OfferPanel offer={row} onChanged={changed} />,
    form,
    // Customers open one offer at a time, so there is nothing to select.
    isSelectable: !isCustomer(actor),
    isEditable: (row) => row.state !== 'sold' && can('offer.edit', actor, { sellerId: row.seller.id }),
    ...(isRoleAllowed('offer.create', actor) ? { newRow: { label: t`Sell an account`, fields: initialFields } } : {}),
    emptyText: useEmptyText(),
  };
}
