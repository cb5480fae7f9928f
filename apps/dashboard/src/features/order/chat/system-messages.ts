import type { ChatMessage } from '@boostdesk/api-client/contract';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../i18n/format.ts';

type Code = NonNullable<ChatMessage['code']>;
type Params = ChatMessage['params'];

const hasName = ({ by }: Params): boolean => typeof by === 'string' && by !== '';

const texts: Record<Code, (params: Params) => string> = {
  paid: () => t`The order was paid`,
  locked_in: (params) => (hasName(params) ? t`${params.by ?? ''} locked in the order` : t`The order was locked in`),
  paused: (params) => (hasName(params) ? t`${params.by ?? ''} paused the order` : t`The order was paused`),
  unpaused: (params) => (hasName(params) ? t`${params.by ?? ''} unpaused the order` : t`The order was resumed`),
  progress: ({ percent }) =>
    typeof percent === 'number' ? t`Progress: ${formatNumber(percent)}% complete` : t`Progress was logged`,
  credentials_saved: () => t`The account details were saved`,
  credentials_revealed: (params) =>
    hasName(params)
      ? t`${params.by ?? ''} viewed the account details for 30 seconds`
      : t`The account details were viewed`,
  completed: () => t`The order was completed`,
  assigned: ({ booster }) =>
    typeof booster === 'string' ? t`The order was assigned to ${booster}` : t`A booster was assigned`,
  unassigned: ({ booster }) =>
    typeof booster === 'string' ? t`${booster} was unassigned from the order` : t`The booster was unassigned`,
  dropped: (params) => (hasName(params) ? t`${params.by ?? ''} dropped the order` : t`The order was dropped`),
  suspended: () => t`The order was suspended`,
  resumed: () => t`The order was resumed`,
  deadline_extended: () => t`The deadline was extended`,
  dispute_opened: (params) =>
    hasName(params) ? t`${params.by ?? ''} reported a problem with the order` : t`A problem was reported`,
  dispute_dismissed: () => t`The dispute was dismissed`,
  dispute_refunded: () => t`The dispute was resolved with a refund`,
  dispute_redone: () => t`Another booster will redo the order`,
  poked: (params) =>
    hasName(params) ? t`${params.by ?? ''} asked for a sign of life` : t`The customer asked for a sign of life`,
  cancelled: () => t`The order was cancelled`,
  rated: ({ stars }) =>
    typeof stars === 'number' ? t`The order was rated ${formatNumber(stars)} out of 5` : t`The order was rated`,
};

export const systemMessageText = (code: Code, params: Params): string => texts[code](params);
