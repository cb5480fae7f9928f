import type { ChatMessage } from '@boostdesk/api-client/contract';
import type { IconName } from '@boostdesk/ui/icon';
import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../parts/format.ts';

type Code = NonNullable<ChatMessage['code']>;
type Params = ChatMessage['params'];

const hasName = ({ by }: Params): boolean => typeof by === 'string' && by !== '';

const lines: Record<Code, (params: Params) => string> = {
  paid: () => t`The order is paid`,
  locked_in: (params) => (hasName(params) ? t`${params.by ?? ''} locked the order in` : t`The order was locked in`),
  paused: (params) => (hasName(params) ? t`${params.by ?? ''} paused the order` : t`The order was paused`),
  unpaused: (params) => (hasName(params) ? t`${params.by ?? ''} unpaused the order` : t`The order goes on`),
  progress: ({ percent }) =>
    typeof percent === 'number' ? t`Progress: ${formatNumber(percent)}% done` : t`Progress was logged`,
  credentials_saved: () => t`The account details were saved`,
  credentials_revealed: (params) =>
    hasName(params) ? t`${params.by ?? ''} opened the account details for 30 s` : t`The account details were opened`,
  completed: () => t`The order is complete`,
  assigned: ({ booster }) => t`The order was given to ${booster ?? t`a booster`}`,
  unassigned: ({ booster }) => t`The order was taken from ${booster ?? t`its booster`}`,
  dropped: (params) => (hasName(params) ? t`${params.by ?? ''} dropped the order` : t`The order was dropped`),
  suspended: () => t`The order was suspended`,
  resumed: () => t`The order goes on`,
  deadline_extended: () => t`The deadline was moved`,
  cancelled: () => t`The order was cancelled`,
  rated: ({ stars }) =>
    typeof stars === 'number' ? t`The order was rated ${formatNumber(stars)} of 5` : t`The order was rated`,
};

const icons: Record<Code, IconName> = {
  paid: 'wallet',
  locked_in: 'handshake',
  paused: 'circle-pause',
  unpaused: 'circle-play',
  progress: 'trending-up',
  credentials_saved: 'lock',
  credentials_revealed: 'eye',
  completed: 'circle-check',
  assigned: 'handshake',
  unassigned: 'undo',
  dropped: 'undo',
  suspended: 'octagon-x',
  resumed: 'circle-play',
  deadline_extended: 'calendar',
  cancelled: 'ban',
  rated: 'star',
};

/** A system line in the reader's language, from its code and parameters. */
export const systemWords = (code: Code, params: Params): string => lines[code](params);

export const systemIcon = (code: Code): IconName => icons[code];
