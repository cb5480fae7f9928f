import type { ServiceUnit } from '@boostdesk/catalogs';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { formatList } from './format-list.ts';
import { translate } from './translate.ts';
import { unitLabel } from './unit-label.ts';

/** By English singular in the server’s purchase text. */
const UNITS: Readonly<Record<string, ServiceUnit>> = {
  win: 'wins',
  'net win': 'netWins',
  division: 'divisions',
  'placement match': 'placement',
  match: 'matches',
  clear: 'clears',
  hour: 'hours',
  level: 'levels',
  'thousand point': 'points',
};

const COUNTED = /^(\d+) (.+?)(?:(?<=match)e)?s?$/;
const CLIMBED = /^(.+) to (.+)$/;

function goalLabel(goal: string): string {
  const [, count, one = ''] = COUNTED.exec(goal) ?? [];
  const unit = UNITS[one];
  if (unit !== undefined) return unitLabel(unit, Number(count));
  const [, from, target] = CLIMBED.exec(goal) ?? [];
  return from === undefined ? goal : t`${from} to ${target ?? ''}`;
}

/**
 * Translates the server's English purchase text, such as 'League boosting, Gold IV to Platinum II' or 'Ranked wins, 5
 * wins': a service of the catalogue and its target. Unknown text stays unchanged.
 */
export function purchaseLabel(purchase: string): string {
  if (i18n.locale === 'en') return purchase;
  const [service = '', ...goal] = purchase.split(', ');
  return formatList([translate(service), ...goal.map(goalLabel)]);
}
