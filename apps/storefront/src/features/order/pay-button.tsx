import { can } from '@boostdesk/auth';
import type { Quote } from '@boostdesk/catalogs';
import { Banner } from '@boostdesk/ui/banner';
import { Button } from '@boostdesk/ui/button';
import { ButtonLink } from '@boostdesk/ui/link';
import { Money } from '@boostdesk/ui/money';
import { Trans } from '@lingui/react/macro';
import { useVisitor } from '../../app/services-context.ts';

export interface PayButtonProps {
  readonly quote: Quote;
  /** Form URL to return to after sign-in. */
  readonly address: string;
  readonly isPending: boolean;
  readonly isDisabled: boolean;
  readonly onPay: () => void;
  /** Without amount and reasons, for the phone bar. */
  readonly isShort?: boolean;
}

export const PayButton = ({ quote, address, isPending, isDisabled, onPay, isShort = false }: PayButtonProps) => {
  const { actor, claims, isChecking } = useVisitor();
  const signIn = `/signin?redirect=${encodeURIComponent(address)}`;
  if (claims === null && !isChecking) {
    return (
      <ButtonLink variant="primary" href={signIn}>
        {isShort ? <Trans>Sign in</Trans> : <Trans>Sign in to pay</Trans>}
      </ButtonLink>
    );
  }
  if (claims !== null && !can('order.create', actor)) {
    if (isShort) {
      return (
        <ButtonLink href={signIn}>
          <Trans>Switch account</Trans>
        </ButtonLink>
      );
    }
    return (
      <Banner
        tone="info"
        actions={
          <ButtonLink href={signIn}>
            <Trans>Use another account</Trans>
          </ButtonLink>
        }
      >
        <Trans>You need a customer account to order.</Trans>
      </Banner>
    );
  }
  return (
    <Button
      variant="primary"
      isBlock={!isShort}
      isPending={isPending}
      isDisabled={isChecking || isDisabled}
      onPress={onPay}
    >
      <span>
        {isShort ? (
          <Trans>Pay</Trans>
        ) : (
          <Trans>
            Pay <Money amount={quote.total} currency={quote.currency} />
          </Trans>
        )}
      </span>
    </Button>
  );
};
