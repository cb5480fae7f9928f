import type { OrderRow } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Badge } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ButtonLink } from '@boostdesk/ui/link';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

interface Step {
  readonly order: OrderRow;
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly href: string;
}

/** The next step of each order that waits for its customer: pay, enter account details, answer, review. */
export const NextSteps = ({ orders }: { readonly orders: readonly OrderRow[] }) => {
  const { t } = useLingui();
  const toStep = (order: OrderRow): Step[] => {
    const { id, purchase, unread } = order;
    if (order.status === ORDER_STATUS.unpaid) {
      return [
        {
          order,
          icon: 'wallet',
          title: t`Pay for order #${id}`,
          note: purchaseLabel(purchase),
          button: t`Pay`,
          href: `/order/${id}`,
        },
      ];
    }
    const due: Step[] = [];
    if (order.status === ORDER_STATUS.complete && !order.rated) {
      due.push({
        order,
        icon: 'star',
        title: t`Rate order #${id}`,
        note: purchaseLabel(purchase),
        button: t`Rate`,
        href: `/order/${id}`,
      });
    }
    if (order.status !== ORDER_STATUS.complete && order.accountMissing) {
      due.push({
        order,
        icon: 'key-round',
        title: t`Add account details for order #${id}`,
        note: t`Your booster can’t start playing without account details.`,
        button: t`Add details`,
        href: `/order/${id}`,
      });
    }
    if (unread > 0) {
      due.push({
        order,
        icon: 'message-square',
        title: t`New messages on order #${id}`,
        note: plural(unread, { one: '# unread message', other: '# unread messages' }),
        button: t`Open chat`,
        href: `/order/${id}?tab=chat`,
      });
    }
    return due;
  };
  const steps = orders.flatMap(toStep);
  if (steps.length === 0) return null;
  return (
    <Card title={<Trans>Next steps</Trans>} isLined isFlush actions={<Badge count={steps.length} />}>
      <ListRows>
        {steps.map((step, index) => (
          <ListRow
            key={step.title}
            mark={
              <RowIcon tone="warning">
                <Icon name={step.icon} size={16} />
              </RowIcon>
            }
            title={step.title}
            note={step.note}
            actions={
              <ButtonLink variant={index === 0 ? 'primary' : 'default'} href={step.href}>
                {step.button}
              </ButtonLink>
            }
          />
        ))}
      </ListRows>
    </Card>
  );
};
