import { type DisputeReason, disputeReasons } from '@boostdesk/catalogs/rules';
import { t } from '@lingui/core/macro';

const labels: Record<DisputeReason, () => string> = {
  notPlayed: () => t`My order isn’t being played`,
  slow: () => t`The order takes too long`,
  wrongResult: () => t`The result isn’t what I ordered`,
  accountMisused: () => t`My account was misused`,
  behavior: () => t`The booster’s behavior`,
  other: () => t`Something else`,
};

export const disputeReasonLabel = (reason: DisputeReason): string => labels[reason]();

export const isDisputeReason = (value: unknown): value is DisputeReason =>
  disputeReasons.some((reason) => reason === value);
