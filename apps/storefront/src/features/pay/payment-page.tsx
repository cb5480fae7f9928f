import { isApiError } from '@boostdesk/api-client';
import type { PaymentRequest } from '@boostdesk/api-client/contract';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
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
import { useHandOver } from '../../app/use-hand-over.ts';
import { useTitle } from '../../app/use-title.ts';
import { PayForm } from './pay-form.tsx';
import { PayGate } from './pay-gate.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';
import type { PayHandlers } from './use-pay.ts';

type PaymentResponse = { readonly payment: PaymentRequest };

/** `/payment/12`: a payment request by staff, alone or as an add-on of an order. */
export const Component = () => (
  <PayGate lead={<Trans>Sign in with the account this payment request was sent to.</Trans>}>
    {(id) => <Payment id={id} />}
  </PayGate>
);

const Payment = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  useTitle(t`Payment`);
  const { api } = useServices();
  const read = useCall<PaymentResponse>(`payment ${id}`, (signal) => api.payment.get({ id }, { quiet: true, signal }));
  if (read.status === 'loading') return <PaySkeleton />;
  if (read.status === 'failed') {
    // Staff and boosters never get payment requests.
    return isApiError(read.error, 'not_found') || isApiError(read.error, 'forbidden') ? (
      <NotYours id={id} />
    ) : (
      <Failed error={read.error} onRetry={read.retry} />
    );
  }
  const { payment } = read.value;
  const { amount, currency, order, state, text } = payment;
  if (state !== 'open') return <ClosedRequest payment={payment} />;
  const send: PayHandlers<PaymentResponse>['send'] = (means, options) => api.payment.pay({ id, ...means }, options);
  return (
    <SitePage title={t`Payment`} lead={t`Payment request ${id}`} isNarrow>
      <Card title={t`Payment request`} isLined isFlush>
        <KeyValueList
          items={[
            { label: t`Description`, value: text },
            ...(order === null ? [] : [{ label: t`Add-on for`, value: t`Order ${order}` }]),
            { label: t`Total due`, value: <Money amount={amount} currency={currency} />, isTotal: true },
          ]}
        />
      </Card>
      <PayForm price={{ amount, currency }} send={send} onPaid={read.setValue} onStale={read.retry} />
    </SitePage>
  );
};

const Failed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => (
  <SitePage title={<Trans>Payment</Trans>} isNarrow>
    <Card isFlush>
      <ErrorState headingLevel={2} onRetry={onRetry}>
        {errorMessage(error)}
      </ErrorState>
    </Card>
  </SitePage>
);

/** Paid or withdrawn; the next step is in the dashboard. */
const ClosedRequest = ({ payment: { order, state, text } }: { readonly payment: PaymentRequest }) => {
  const { t } = useLingui();
  const handOver = useHandOver();
  const isPaid = state === 'paid';
  return (
    <SitePage title={t`Payment`} lead={text} isNarrow>
      {handOver.problem === null ? null : <Banner tone="danger">{handOver.problem}</Banner>}
      <Card isFlush>
        <EmptyState
          headingLevel={2}
          icon={isPaid ? 'circle-check' : 'ban'}
          title={isPaid ? t`Payment received. Thank you` : t`This payment request was cancelled`}
          actions={
            <Button
              variant="primary"
              isPending={handOver.isPending}
              onPress={() => handOver.open(order === null ? '/' : `/order/${order}`)}
            >
              {order === null ? t`Go to your dashboard` : t`Go to your order`}
            </Button>
          }
        >
          {isPaid ? t`We’ve let our team know.` : t`Our team cancelled this request. Nothing was charged.`}
        </EmptyState>
      </Card>
    </SitePage>
  );
};

/** Does not reveal whether the request exists. */
const NotYours = ({ id }: { readonly id: number }) => (
  <SitePage title={<Trans>Payment</Trans>} isNarrow>
    <Card isFlush>
      <EmptyState
        headingLevel={2}
        icon="search"
        title={<Trans>Payment request {id} not found</Trans>}
        actions={
          <ButtonLink variant="primary" href={`/signin?redirect=${encodeURIComponent(`/payment/${id}`)}`}>
            <Trans>Use another account</Trans>
          </ButtonLink>
        }
      >
        <Trans>
          Only the customer it was sent to can open it. If it was sent to your other account, sign in with that one.
        </Trans>
      </EmptyState>
    </Card>
  </SitePage>
);
