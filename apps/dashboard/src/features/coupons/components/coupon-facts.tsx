import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { useLingui } from '@lingui/react/macro';
import { formatDate, formatNumber } from '../../../i18n/format.ts';
import type { Coupon } from '../api.ts';
import { discountLabel, limitLabel } from '../coupon-labels.ts';

/** A coupon's discount, its uses and its author. */
export const CouponFacts = ({ coupon }: { readonly coupon: Coupon }) => {
  const { t } = useLingui();
  return (
    <KeyValueList
      items={[
        { id: 'off', label: t`Discount`, value: discountLabel(coupon) },
        { id: 'uses', label: t`Orders using this coupon`, value: formatNumber(coupon.uses) },
        { id: 'limit', label: t`Limit`, value: limitLabel(coupon) },
        { id: 'by', label: t`Created by`, value: coupon.createdBy.name },
        { id: 'at', label: t`Created`, value: formatDate(coupon.createdAt) },
      ]}
    />
  );
};
