import { boostcoins, COIN_CHANGE_MAX } from '@boostdesk/api-client/contract';
import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '../../core/lazy.ts';
import { formatDateTime, formatNumber, formatSigned } from '../../i18n/format.ts';
import { AreaScreen } from '../../shared/area/area-screen.tsx';
import type { AreaView } from '../../shared/area/area-view.ts';
import styles from '../../shared/area/cells.module.css';
import { column } from '../../shared/area/columns.tsx';
import { StateTag, stateOptions } from '../../shared/components/state-tag.tsx';
import { grantNote, useCoinReasons } from '../../shared/labels/coin-labels.ts';
import { useCoinGrantLimit } from '../../shared/limits/use-limits.ts';
import { type CoinMove, useBoostcoinsApi } from './api.ts';

const MovePanel = lazyComponent(async () => (await import('./components/move-panel.tsx')).MovePanel);

export function useBoostcoins(): AreaView<CoinMove> {
  const { t } = useLingui();
  const reasons = useCoinReasons();
  const limit = useCoinGrantLimit();
  return {
    name: boostcoins.name,
    title: t`BoostCoins`,
    icon: 'coins',
    api: useBoostcoinsApi(),
    columns: [
      column.person('user', t`User`, (row) => row.user, { sort: 'user', isRowHeader: true }),
      column.text('coins', t`Coins`, (row) => formatSigned(row.coins), {
        value: (row) => row.coins,
        sort: 'coins',
        width: '96px',
        align: 'end',
      }),
      column.count('balance', t`Balance after`, { width: '104px' }),
      column.state(t`Type`, (row) => reasons[row.why], { id: 'why', width: '136px', priority: 2 }),
      column.text('note', t`Reason`, (row) => row.note ?? '', { width: 'minmax(120px, 2fr)', priority: 3 }),
      column.order(t`Order`, { isHidden: true }),
      column.name('by', t`Issued by`, (row) => row.by, { priority: 4 }),
      column.text('at', t`Date`, (row) => formatDateTime(row.at), {
        value: (row) => row.at,
        sort: 'id',
        width: '196px',
        priority: 2,
      }),
      column.id(t`ID`),
    ],
    filters: [
      { name: 'why', label: t`Type`, options: stateOptions(reasons) },
      { name: 'at', label: t`Date`, kind: 'moments' },
    ],
    defaultSort: { sort: 'id', direction: 'descending' },
    searchHint: t`User, reason or order`,
    nameOf: (row) => t`${formatSigned(row.coins)} for ${row.user.name} (#${row.id})`,
    card: (row) => (
      <span className={styles.cardFacts}>
        <StateTag {...reasons[row.why]} />
        <span className={styles.muted}>{t`Balance after: ${formatNumber(row.balance)}`}</span>
      </span>
    ),
    panel: (row) => <MovePanel move={row} />,
    newRow: {
      label: t`Adjust coins`,
      fields: { user: null, change: 'grant', coins: null, reason: '' },
      form: [
        { name: 'user', label: t`User`, kind: 'person' },
        {
          name: 'change',
          label: t`Adjustment`,
          kind: 'choice',
          options: [
            { id: 'grant', label: t`Grant` },
            { id: 'deduct', label: t`Deduct` },
          ],
        },
        {
          name: 'coins',
          label: t`Coins`,
          note: limit === null ? t`1 coin is worth 1 US cent.` : `${t`1 coin is worth 1 US cent.`} ${grantNote(limit)}`,
          kind: 'count',
          range: { minValue: 1, maxValue: COIN_CHANGE_MAX },
        },
        { name: 'reason', label: t`Reason`, note: t`Visible to the user.`, kind: 'longText' },
      ],
    },
    emptyText: t`Coin credits and deductions appear here.`,
  };
}

/** SPEC §2, /admin/boostcoins: coin transactions, and a form to give or take coins. */
export const Component = () => <AreaScreen area={useBoostcoins()} />;
