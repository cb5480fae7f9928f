import { Button } from '@boostdesk/ui/button';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { Link } from '@boostdesk/ui/link';
import { ListRow, ListRows } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from '../../../core/state.ts';
import { formatDateTime, formatKnownNumber, formatNumber, formatSigned } from '../../../i18n/format.ts';
import { userInfoAtom } from '../../../session/session-atoms.ts';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useCoinReasons } from '../../../shared/labels/coin-labels.ts';
import { useCoinHistory } from '../api.ts';
import styles from '../profile.module.css';

export const CoinsCard = () => {
  const { t } = useLingui();
  const { balance } = useAtomValue(userInfoAtom);
  const reasons = useCoinReasons();
  const pages = useCoinHistory();
  const { items, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  return (
    <Card
      title={<Trans>BoostCoins</Trans>}
      isLined
      isFlush
      actions={<b>{formatKnownNumber(balance)}</b>}
      {...(hasNextPage
        ? {
            footer: (
              <Button isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
                <Trans>Load more</Trans>
              </Button>
            ),
          }
        : {})}
    >
      <QueryView query={{ ...pages, data: items }} around={(state) => <div className={styles.padded}>{state}</div>}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState icon="coins" title={t`No coins yet`}>
              <Trans>Gifts, refunds and coins from our team appear here.</Trans>
            </EmptyState>
          ) : (
            <ListRows aria-label={t`Coin history`}>
              {rows.map((row) => (
                <ListRow
                  key={row.id}
                  title={row.note === null ? reasons[row.why].label : <bdi>{row.note}</bdi>}
                  note={
                    <>
                      {formatDateTime(row.at)}
                      {row.order !== null && (
                        <>
                          {' · '}
                          <Link href={`/order/${row.order}`}>
                            <Trans>Order #{row.order}</Trans>
                          </Link>
                        </>
                      )}
                    </>
                  }
                  facts={
                    <span className={styles.amount}>
                      <b>{formatSigned(row.coins)}</b>
                      <span className={styles.muted}>
                        <Trans>Balance after: {formatNumber(row.balance)}</Trans>
                      </span>
                    </span>
                  }
                />
              ))}
            </ListRows>
          )
        }
      </QueryView>
    </Card>
  );
};
