import type { ReplyVariable } from '@boostdesk/catalogs/rules';
import { t } from '@lingui/core/macro';

/** Name of a variable in the reader's language. */
export function variableLabel(name: ReplyVariable): string {
  const labels: Readonly<Record<ReplyVariable, string>> = {
    'customer.name': t`Customer’s name`,
    'booster.name': t`Booster’s name`,
    'my.name': t`Your name`,
    'order.number': t`Order number`,
    'order.game': t`Game`,
    'order.service': t`Service`,
    'order.server': t`Server`,
    'order.status': t`Status`,
    'order.start': t`Starting rank`,
    'order.target': t`Target`,
    'order.deadline': t`Deadline`,
    blank: t`Blank to complete each time`,
  };
  return labels[name];
}
