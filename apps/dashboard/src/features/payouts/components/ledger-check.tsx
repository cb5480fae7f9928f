import { Tag } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { Money } from '@boostdesk/ui/money';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { QueryView } from '../../../shared/components/query-view.tsx';
import { useLedgerTotals } from '../api.ts';

const COINS = 'COIN';
const codeOf = (currency: string): string | null => (currency === COINS ? null : currency);

/** Whether the ledger sums to zero in every currency. */
export const LedgerCheck = () => {
  const { t } = useLingui();
  const names: Record<string, string> = {
    provider: t`Received by the payment provider`,
    escrow: t`Held for open orders`,
    payable: t`Owed to boosters`,
    revenue: t`Platform revenue`,
    bank: t`Paid out`,
    coins: t`Coins held by users`,
    'coin-issue': t`Coins issued`,
    'coin-backing': t`Refunds in coins less coins spent`,
  };
  const framed = (state: ReactNode) => (
    <Card title={t`Ledger`} isLined>
      {state}
    </Card>
  );
  return (
    <QueryView query={useLedgerTotals()} around={framed}>
      {({ accounts, sums }) =>
        sums.map(({ currency, sum, transactions }) => (
          <Card
            key={currency}
            title={currency === COINS ? t`Ledger (coins)` : t`Ledger (${currency})`}
            isLined
            isFlush
            actions={
              <Tag tone={sum === 0 ? 'success' : 'danger'}>
                {sum === 0 ? <Trans>Balanced</Trans> : <Trans context="books">Out of balance</Trans>}
              </Tag>
            }
          >
            <KeyValueList
              items={[
                ...accounts
                  .filter((account) => account.currency === currency)
                  .map((account) => ({
                    id: account.kind,
                    label: names[account.kind] ?? account.kind,
                    value: <Money amount={account.balance} currency={codeOf(currency)} />,
                  })),
                {
                  id: 'sum',
                  label: plural(transactions, {
                    one: 'Total of # ledger transaction',
                    other: 'Total of # ledger transactions',
                  }),
                  value: <Money amount={sum} currency={codeOf(currency)} />,
                  isTotal: true,
                },
              ]}
            />
          </Card>
        ))
      }
    </QueryView>
  );
};
