import type { OrderView } from '@boostdesk/api-client/contract';
import { t } from '@lingui/core/macro';

type Share = NonNullable<OrderView['share']>;
export type ShareCandidate = Share['candidates'][number];

const sources: Readonly<Record<string, () => string>> = {
  service: () => t`Service share`,
  valorant: () => t`Valorant share`,
  account: () => t`Account share`,
  general: () => t`General share`,
  staff: () => t`Share of this order`,
};

const reasons: Readonly<Record<string, () => string>> = {
  changed: () => t`Changed by staff (applied)`,
  highest: () => t`Highest (applied)`,
  lower: () => t`Lower`,
  equal: () => t`Equal, but lower priority`,
  notSet: () => t`Not set`,
  notValorant: () => t`For Valorant services only`,
  notAccountService: () => t`For account services only`,
};

/** Label of a share's source (SPEC §6); unknown ones of a newer server are returned unchanged. */
export const shareSourceLabel = (source: string): string => sources[source]?.() ?? source;

export const shareReasonLabel = (reason: string): string => reasons[reason]?.() ?? reason;
