import { GIFT_MAX, gifts } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import { column } from '../../shared/area/columns.tsx';
import styles from '../../shared/area/row-text.module.css';
import { type States, StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { grantNote } from '../../shared/labels/coin-labels.ts';
import { useCoinGrantLimit } from '../../shared/limits/use-limits.ts';
import { type Gift, useGiftsApi } from './api.ts';

const GiftPanel = lazyComponent(async () => (await import('./components/gift-panel.tsx')).GiftPanel);

export function useGifts(): AreaView<Gift> {
  const { t } = useLingui();
  const limit = useCoinGrantLimit();
  const states: States<Gift['state']> = {
    open: { label: t`Unclaimed`, tone: 'accent' },
    claimed: { label: t`Claimed`, tone: 'success' },
    takenBack: { label: t`Revoked`, tone: 'neutral' },
  };
  return {
    name: gifts.name,
    title: t`Gifts`,
    icon: 'gift',
    api: useGiftsApi(),
    columns: [
      column.person('user', t`User`, (row) => row.user, {
        sort: 'user',
        width: 'minmax(150px, 1.2fr)',
        isRowHeader: true,
      }),
      column.id(t`ID`, { sort: 'id', priority: 4, isHidden: false }),
      column.count('coins', t`BoostCoins`, { sort: 'coins', width: '136px' }),
      column.text('text', t`Message`, (row) => row.text, { width: 'minmax(160px, 2fr)', priority: 2 }),
      column.name('createdBy', t`Sent by`, (row) => row.createdBy, { width: 'minmax(110px, 1fr)', priority: 3 }),
      column.date('createdAt', t`Sent`, { width: '116px', priority: 2 }),
      column.date('claimedAt', t`Claimed`, { width: '116px', isHidden: true }),
      column.state(t`Status`, (row) => states[row.state], { width: '152px' }),
    ],
    filters: [{ name: 'state', label: t`Status`, options: stateOptions(states) }],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or text`,
    nameOf: (row) => t`Gift to ${row.user.name}`,
    card: (row) => (
      <span className={styles.card}>
        <span>{formatNumber(row.coins)}</span>
        <StateTag {...states[row.state]} />
        <span className={styles.muted}>{formatDate(row.createdAt)}</span>
      </span>
    ),
    panel: (row, changed) => <GiftPanel gift={row} onChanged={changed} />,
    newRow: {
      label: t`New gift`,
      fields: { user: null, coins: 100, text: '' },
      form: [
        { name: 'user', label: t`User`, kind: 'person' },
        {
          name: 'coins',
          label: t`BoostCoins`,
          ...(limit === null ? {} : { note: grantNote(limit) }),
          kind: 'count',
          range: { minValue: 1, maxValue: Math.min(GIFT_MAX, limit ?? GIFT_MAX) },
        },
        { name: 'text', label: t`Message`, note: t`Shown to the user with the gift.`, kind: 'longText' },
      ],
    },
    emptyText: t`Send coins to a user. They’re notified and can claim them in their profile.`,
  };
}

/** SPEC §2, /admin/gifts: coins that staff give to users. */
export const Component = () => <AreaScreen area={useGifts()} />;
