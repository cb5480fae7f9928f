import type { payment, ResponseOf } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { Icon } from '@boostdesk/ui/icon';
import { ButtonLink } from '@boostdesk/ui/link';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { Trans, useLingui } from '@lingui/react/macro';
import { paymentAddress } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { UnsupportedCard } from '../../../shared/components/load-error.tsx';

interface OpenPaymentsProps {
  readonly of: ResponseOf<typeof payment.getOpen>;
  readonly error: Error | null;
}

/** Payment requests to the customer, with and without an order. */
export const OpenPayments = ({ of, error }: OpenPaymentsProps) => {
  const { t } = useLingui();
  const { config } = useServices();
  if (of.length === 0) return <UnsupportedCard title={<Trans>Payments due</Trans>} error={error} />;
  return (
    <Card title={<Trans>Payments due</Trans>} isLined isFlush>
      <ListRows>
        {of.map(({ id, amount, currency, order, text }) => {
          const money = formatMoney(amount, currency);
          return (
            <ListRow
              key={id}
              mark={
                <RowIcon tone="warning">
                  <Icon name="wallet" size={16} />
                </RowIcon>
              }
              title={text}
              note={order === null ? money : t`${money} add-on for order #${order}`}
              actions={
                <ButtonLink
                  href={`${paymentAddress(config, id)}?lang=${document.documentElement.lang}`}
                  aria-label={t`Pay ${money} for ${text}`}
                >
                  <Trans>Pay</Trans>
                </ButtonLink>
              }
            />
          );
        })}
      </ListRows>
    </Card>
  );
};
