import { useLingui } from '@lingui/react/macro';
import { paymentAddress } from '../../../core/config.ts';
import { useServices } from '../../../core/services-context.ts';
import { CopyLink } from '../../../shared/components/copy-link.tsx';

/** The URL at which the customer pays. */
export const PaymentLink = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const { config } = useServices();
  return <CopyLink label={t`Payment link for the customer`} address={paymentAddress(config, id)} />;
};
