import type { ServiceUnit } from '@boostdesk/catalogs';
import { i18n } from '@lingui/core';
import { plural } from '@lingui/core/macro';

/** A count with its unit, such as '5 placement matches'; the number alone without a unit. */
export function unitLabel(unit: ServiceUnit | null, count: number): string {
  const labels: Record<ServiceUnit, () => string> = {
    ladder: () => plural(count, { one: '# step', other: '# steps' }),
    wins: () => plural(count, { one: '# win', other: '# wins' }),
    netWins: () => plural(count, { one: '# net win', other: '# net wins' }),
    divisions: () => plural(count, { one: '# division', other: '# divisions' }),
    placement: () => plural(count, { one: '# placement match', other: '# placement matches' }),
    matches: () => plural(count, { one: '# match', other: '# matches' }),
    clears: () => plural(count, { one: '# clear', other: '# clears' }),
    hours: () => plural(count, { one: '# hour', other: '# hours' }),
    levels: () => plural(count, { one: '# level', other: '# levels' }),
    points: () => plural(count, { one: '# thousand points', other: '# thousand points' }),
    flat: () => i18n.number(count),
  };
  return labels[unit ?? 'flat']();
}
