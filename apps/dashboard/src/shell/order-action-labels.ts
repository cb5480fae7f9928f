import { msg } from '@lingui/core/macro';

/** Labels of the order actions in the search, with an order number or for any order. All but one open the order's dialog. */
export const orderActionLabels = (id: number | '') =>
  [
    ['pay', msg`Pay for order #${id}`],
    ['assign', msg`Assign order #${id}`],
    ['logProgress', msg`Log progress for order #${id}`],
    ['complete', msg`Complete order #${id}`],
    ['pause', msg`Pause order #${id}`],
    ['unpause', msg`Unpause order #${id}`],
    ['resume', msg`Resume order #${id}`],
    ['rate', msg`Rate order #${id}`],
    ['extendDeadline', msg`Extend deadline of order #${id}`],
    ['unassign', msg`Unassign booster from order #${id}`],
    ['drop', msg`Drop order #${id}`],
    ['suspend', msg`Suspend order #${id}`],
    ['withdraw', msg`Cancel order #${id}`],
    ['cancel', msg`Cancel order #${id}`],
  ] as const;
