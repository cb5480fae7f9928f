import { GIFT_MAX, gifts } from '@boostdesk/api-client/contract';
import { Tag, type TagTone } from '@boostdesk/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDate, formatNumber } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaColumn, AreaField, AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/row-text.module.css';
import { PersonCell } from '../../shared/components/person-cell.tsx';
import { type Gift, useGiftsApi } from './api.ts';

const GiftPanel = lazyComponent(async () => (await import('./components/gift-panel.tsx')).GiftPanel);

type State = Gift['state'];

const tones: Readonly<Record<State, TagTone>> = { open: 'accent', claimed: 'success', takenBack: 'neutral' };

function useStateLabels(): Readonly<Record<State, string>> {
  const { t } = useLingui();
  return { open: t`Unclaimed`, claimed: t`Claimed`, takenBack: t`Revoked` };
}

function useColumns(): AreaColumn<Gift>[] {
  const { t } = useLingui();
  const labels = useStateLabels();
  return [
    {
      id: 'user',
      header: t`User`,
      text: (row) => row.user.name,
      cell: (row) => <PersonCell person={row.user} />,
      sort: 'user',
      width: 'minmax(150px, 1.2fr)',
      isRowHeader: true,
    },
    { id: 'id', header: t`ID`, text: (row) => String(row.id), sort: 'id', width: '72px', priority: 4 },
    {
      id: 'coins',
      header: t`BoostCoins`,
      text: (row) => formatNumber(row.coins),
      sort: 'coins',
      width: '136px',
      align: 'end',
    },
    { id: 'text', header: t`Message`, text: (row) => row.text, width: 'minmax(160px, 2fr)', priority: 2 },
    {
      id: 'createdBy',
      header: t`Sent by`,
      text: (row) => row.createdBy.name,
      width: 'minmax(110px, 1fr)',
      priority: 3,
    },
    { id: 'createdAt', header: t`Sent`, text: (row) => formatDate(row.createdAt), width: '116px', priority: 2 },
    {
      id: 'claimedAt',
      header: t`Claimed`,
      text: (row) => (row.claimedAt === null ? '' : formatDate(row.claimedAt)),
      width: '116px',
      isHidden: true,
    },
    {
      id: 'state',
      header: t`Status`,
      text: (row) => labels[row.state],
      cell: (row) => <Tag tone={tones[row.state]}>{labels[row.state]}</Tag>,
      width: '152px',
    },
  ];
}

function useNewForm(): AreaField[] {
  const { t } = useLingui();
  return [
    { name: 'user', label: t`User`, kind: 'person' },
    { name: 'coins', label: t`BoostCoins`, kind: 'count', least: 1, most: GIFT_MAX },
    { name: 'text', label: t`Message`, note: t`Shown to the user with the gift.`, kind: 'longText' },
  ];
}

export function useGifts(): AreaView<Gift> {
  const { t } = useLingui();
  const labels = useStateLabels();
  const states = (['open', 'claimed', 'takenBack'] as const).map((id) => ({ id, label: labels[id] }));
  return {
    name: gifts.name,
    title: t`Gifts`,
    icon: 'gift',
    api: useGiftsApi(),
    columns: useColumns(),
    filters: [{ name: 'state', label: t`Status`, options: states }],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`Name, email or text`,
    nameOf: (row) => t`Gift to ${row.user.name}`,
    card: (row) => (
      <span className={styles.card}>
        <span>{formatNumber(row.coins)}</span>
        <Tag tone={tones[row.state]}>{labels[row.state]}</Tag>
        <span className={styles.muted}>{formatDate(row.createdAt)}</span>
      </span>
    ),
    panel: (row, changed) => <GiftPanel gift={row} onChanged={changed} />,
    newRow: { label: t`New gift`, fields: { user: null, coins: 100, text: '' }, form: useNewForm() },
    emptyText: t`Send coins to a user. They’re notified and can claim them in their profile.`,
  };
}

/** SPEC §2, /admin/gifts: coins that staff give to users. */
export const Component = () => <AreaScreen area={useGifts()} />;
