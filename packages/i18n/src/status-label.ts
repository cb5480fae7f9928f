import type { OrderStatus } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';

/** Status in the reader's language; in English the texts of SPEC §4. */
export function statusLabel(status: OrderStatus): string {
  const labels = [t`Awaiting for booster`, t`Processing`, t`Complete`, t`Paused`, t`Suspended`, t`Unpaid`] as const;
  return labels[status];
}
