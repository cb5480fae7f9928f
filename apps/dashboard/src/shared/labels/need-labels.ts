import { NEED_HOURS, type orderNeeds } from '@boostdesk/api-client/contract';
import { plural, t } from '@lingui/core/macro';

export function needLabel(need: (typeof orderNeeds)[number]): string {
  if (need === 'late') return t`Overdue`;
  if (need === 'disputed') return t`In dispute`;
  if (need === 'waiting')
    return plural(NEED_HOURS.waiting, { one: 'Unassigned for over an hour', other: 'Unassigned for over # hours' });
  return t`Awaiting reply`;
}
