import type { OrderView } from '@boostdesk/api-client/contract';
import { type Actor, readableReplyValues } from '@boostdesk/auth';
import type { ReplyValues } from '@boostdesk/catalogs/rules';
import { rankName } from '@boostdesk/i18n/rank-label';
import { statusLabel } from '@boostdesk/i18n/status-label';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { formatDate } from '../../../../i18n/format.ts';
import { gameName, serverName } from '../../../../shared/labels/catalog-names.ts';
import { serviceNameOf } from '../../../../shared/labels/order-names.ts';
import { subjectOf } from '../../../../shared/order-subject.ts';

function progressValues({ progress }: OrderView): Pick<ReplyValues, 'order.start' | 'order.target'> {
  if (progress.kind === 'count')
    return { 'order.target': progress.unit === 'flat' ? null : unitLabel(progress.unit, progress.target) };
  const { ladder, from, target } = progress;
  return { 'order.start': rankName(ladder, from), 'order.target': rankName(ladder, target) };
}

/** Values of an order for quick replies, without those that the actor may not see. */
export function replyValues(order: OrderView, actor: Actor, ownName: string): ReplyValues {
  return readableReplyValues(actor, subjectOf(order), {
    'customer.name': order.customer?.name ?? null,
    'booster.name': order.booster?.name ?? null,
    'my.name': ownName,
    'order.number': `#${order.id}`,
    'order.game': gameName(order.game),
    'order.service': serviceNameOf(order),
    'order.server': serverName(order.server),
    'order.status': statusLabel(order.status),
    'order.deadline': order.deadline === null ? null : formatDate(order.deadline),
    ...progressValues(order),
  });
}
