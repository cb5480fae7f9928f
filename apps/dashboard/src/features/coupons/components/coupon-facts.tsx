import { useLingui } from '@lingui/react/macro';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import { Facts } from '../../../shared/components/facts.tsx';
import type { Coupon } from '../api.ts';
import { discountLabel, limitLabel } from '../coupon-labels.ts';

/** A coupon's discount, its uses and its author. */
export const CouponFacts = ({ coupon }: { readonly coupon: Coupon }) => {
  const { t } = useLingui();
  return (
    <Facts
      items={[
        { label: t`Discount`, value: discountLabel(coupon) },
        { label: t`Orders using this coupon`, value: formatNumber(coupon.uses) },
        { label: t`Limit`, value: limitLabel(coupon) },
        { label: t`Created by`, value: coupon.createdBy.name },
        { label: t`Created`, value: formatDate(coupon.createdAt) },
      ]}
    />
  );
};
