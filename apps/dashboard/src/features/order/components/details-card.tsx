import type { OrderView } from '@boostdesk/api-client/contract';
import { Card } from '@boostdesk/ui/card';
import { KeyValueList } from '@boostdesk/ui/key-value-list';
import { useLingui } from '@lingui/react/macro';
import { formatDate } from '../../../i18n/format.ts';
import { gameName } from '../../../shared/labels/catalog-names.ts';
import { toDetailItems } from '../purchase-labels.ts';

/** The chosen options of the order. */
export const DetailsCard = ({ order }: { readonly order: OrderView }) => {
  const { t } = useLingui();
  const people = [
    { label: t`Customer`, person: order.customer },
    { label: t`Booster`, person: order.booster },
  ].flatMap(({ label, person }) => (person === null ? [] : [{ label, value: person.name }]));
  return (
    <Card title={t`Details`} isLined isFlush>
      <KeyValueList
        items={[
          { label: t`Game`, value: gameName(order.game) },
          ...toDetailItems(order.details).map(({ key, label, value }) => ({ id: key, label, value })),
          ...people,
          { label: t`Ordered`, value: formatDate(order.createdAt) },
        ]}
      />
    </Card>
  );
};
