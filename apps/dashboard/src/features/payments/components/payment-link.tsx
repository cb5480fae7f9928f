import { useLingui } from '@lingui/react/macro';
import { siteLink } from '../../../app/config.ts';
import { useServices } from '../../../app/services-context.ts';
import { CopyLink } from '../../../parts/copy-link.tsx';

/** The address at which the customer pays; nobody else can. */
export const PaymentLink = ({ id }: { readonly id: number }) => {
  const { t } = useLingui();
  const { config } = useServices();
  return <CopyLink label={t`Payment link for the customer`} address={`${siteLink(config, 'payment')}/${id}`} />;
};
