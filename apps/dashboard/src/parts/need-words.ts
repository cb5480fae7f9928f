import { NEED_HOURS, type orderNeeds } from '@boostdesk/api-client/contract';
import { plural, t } from '@lingui/core/macro';

/** Why an order needs a hand, in a few words. */
export function needWord(need: (typeof orderNeeds)[number]): string {
  if (need === 'late') return t`Past the deadline`;
  if (need === 'waiting')
    return plural(NEED_HOURS.waiting, { one: 'Waiting for over an hour', other: 'Waiting for over # hours' });
  return t`Waiting for an answer`;
}
