import type { OrderRow } from '@boostdesk/api-client/contract';
import { ORDER_STATUS } from '@boostdesk/catalogs';
import { purchaseLabel } from '@boostdesk/i18n/purchase-label';
import { Badge } from '@boostdesk/ui/badge';
import { Card } from '@boostdesk/ui/card';
import { Icon, type IconName } from '@boostdesk/ui/icon';
import { ButtonLink } from '@boostdesk/ui/link';
import { ListRow, ListRows, RowIcon } from '@boostdesk/ui/list-row';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface Step {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly button: string;
  readonly href: string;
}

/** The steps of an order that wait for its customer: pay, review, enter account details, answer. */
function stepsOf({ accountMissing, id, purchase, rated, status, unread }: OrderRow): Step[] {
  const href = `/order/${id}`;
  if (status === ORDER_STATUS.unpaid) {
    return [{ icon: 'wallet', title: t`Pay for order #${id}`, note: purchaseLabel(purchase), button: t`Pay`, href }];
  }
  const isComplete = status === ORDER_STATUS.complete;
  const steps: readonly (Step | false)[] = [
    isComplete &&
      !rated && { icon: 'star', title: t`Rate order #${id}`, note: purchaseLabel(purchase), button: t`Rate`, href },
    !isComplete &&
      accountMissing && {
        icon: 'key-round',
        title: t`Add account details for order #${id}`,
        note: t`Your booster can’t start playing without account details.`,
        button: t`Add details`,
        href,
      },
    unread > 0 && {
      icon: 'message-square',
      title: t`New messages on order #${id}`,
      note: plural(unread, { one: '# unread message', other: '# unread messages' }),
      button: t`Open chat`,
      href: `${href}?tab=chat`,
    },
  ];
  return steps.filter((step) => step !== false);
}

export const NextSteps = ({ orders }: { readonly orders: readonly OrderRow[] }) => {
  const steps = orders.flatMap(stepsOf);
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
