import { isApiError } from '@boostdesk/api-client';
import type { OrderView } from '@boostdesk/api-client/contract';
import { serverById } from '@boostdesk/catalogs';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Card } from '@boostdesk/ui/card';
import { EmptyState } from '@boostdesk/ui/empty-state';
import { ErrorState } from '@boostdesk/ui/error-state';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { ButtonLink } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { SitePage } from '@boostdesk/ui/site-frame';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../app/error-message.ts';
import { useServices } from '../../app/services-context.ts';
import { useCall } from '../../app/use-call.ts';
import { useTitle } from '../../app/use-title.ts';
import { CancelledPage } from './cancelled-page.tsx';
import { PaidPage } from './paid-page.tsx';
import { PayForm } from './pay-form.tsx';
import { PayGate } from './pay-gate.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import type { PayHandlers } from './use-pay.ts';

/** `/pay/10042`: payment of an order and, once paid, the next step. */
export const Component = () => (
  <PayGate lead={<Trans>Sign in with the account you ordered with.</Trans>}>{(id) => <Payment id={id} />}</PayGate>
);

const Payment = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  useTitle(t`Payment`);
  const { api } = useServices();
  const read = useCall(`order ${id}`, (signal) => api.order.get({ id }, { quiet: true, signal }));
  if (read.status === 'loading') return <PaySkeleton />;
  if (read.status === 'failed') {
    if (isApiError(read.error, 'not_found')) return <NotYours id={id} />;
    return (
      <SitePage title={<Trans>Payment</Trans>} isNarrow>
        <Card isFlush>
          <ErrorState headingLevel={2} onRetry={read.retry}>
            {errorMessage(read.error)}
          </ErrorState>
        </Card>
      </SitePage>
    );
  }
  const { order } = read.value;
  const send: PayHandlers<{ readonly order: OrderView }>['send'] = (means, options) =>
    api.order.pay({ id, ...means }, options);
  if (order.cancelledAt !== null) return <CancelledPage order={order} />;
  if (order.paidAt !== null) return <PaidPage order={order} />;
  return (
    <SitePage title={t`Payment`} lead={t`Order ${id}`} isNarrow>
      <Bill order={order} />
      <PayForm price={order.price} send={send} onPaid={read.setValue} onStale={read.retry} />
    </SitePage>
  );
};

/** Does not reveal whether the order exists. */
const NotYours = ({ id }: { readonly id: number }) => (
  <SitePage title={<Trans>Payment</Trans>} isNarrow>
    <Card isFlush>
      <EmptyState
        headingLevel={2}
        icon="search"
        title={<Trans>Order {id} not found</Trans>}
        actions={
          <>
            <ButtonLink variant="primary" href="/">
              <Trans>Start a new order</Trans>
            </ButtonLink>
            <ButtonLink href={`/signin?redirect=${encodeURIComponent(`/pay/${id}`)}`}>
              <Trans>Use another account</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>If you ordered with a different account, sign in with that one.</Trans>
      </EmptyState>
    </Card>
  </SitePage>
);

const Bill = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const server = order.server === null ? undefined : serverById(order.server)?.server;
  return (
    <Card title={t`Your order`} isLined isFlush>
      <KeyValueList
        items={[
          { label: t`Purchase`, value: purchaseLabel(order.purchase) },
          ...(server === undefined ? [] : [{ label: t`Server`, value: server }]),
          ...(order.platform === null ? [] : [{ label: t`Platform`, value: order.platform }]),
          { label: t`Total due`, value: <Money {...order.price} />, isTotal: true },
        ]}
      />
    </Card>
  );
};
