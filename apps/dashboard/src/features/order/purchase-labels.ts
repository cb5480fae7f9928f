import type { OrderView } from '@boostdesk/api-client/contract';
import { type Detail, type LadderId, type QuoteOption, type ServiceUnit, visibleDetails } from '@boostdesk/catalogs';
import { formatList } from '@boostdesk/i18n/format-list';
import { detailLineLabel, flatServiceLabel, optionLabel, withPercent } from '@boostdesk/i18n/quote-label';
import { formatTransition, rankName } from '@boostdesk/i18n/rank-label';
import { translate } from '@boostdesk/i18n/translate';
import { unitLabel } from '@boostdesk/i18n/unit-label';
import { plural, t } from '@lingui/core/macro';
import { formatNumber } from '../../i18n/format.ts';

// Used by the order screen only, so that lists do not load it.

type QuoteLine = OrderView['quote'][number];

export interface DetailItem {
  readonly key: string;
  readonly label: string;
  readonly value: string;
}

const isRange = (value: unknown): value is { readonly from: number; readonly to: number } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

function formatDetailValue({ kind, value }: Pick<Detail, 'kind' | 'value'>): string {
  if (value === true) return t`Yes`;
  if (isRange(value)) return formatTransition(formatNumber(value.from), formatNumber(value.to));
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return formatList(value);
  return kind === 'choice' ? translate(String(value)) : String(value);
}

/** The chosen options in catalogue order; hidden keys are omitted (SPEC §3). */
export const toDetailItems = (details: OrderView['details']): DetailItem[] =>
  visibleDetails(details).map((detail) => ({
    key: detail.key,
    label: translate(detail.label),
    value: formatDetailValue(detail),
  }));

/** The label of a price line by its code and parameters (the catalogue's `QuoteLineLabel`). An unknown code is shown as is. */
export function quoteLineLabel({ code, params }: Pick<QuoteLine, 'code' | 'params'>): string {
  const { percent = 0 } = params;
  switch (code) {
    case 'steps': {
      const ladder = params.ladder as LadderId;
      const steps = unitLabel('ladder', Number(params.count));
      const way = formatTransition(rankName(ladder, Number(params.from)), rankName(ladder, Number(params.to)));
      return t`${way}, ${steps}`;
    }
    case 'units':
      return unitLabel(params.unit as ServiceUnit, Number(params.count));
    case 'flat':
      return flatServiceLabel(Number(params.serviceId));
    case 'lp':
      return t`${formatNumber(Number(params.lp))} LP already earned`;
    case 'lowLpGain':
      return t`Low LP gain (${formatNumber(Number(params.lpGain))} per win), ${percent}%`;
    case 'option':
      return withPercent(optionLabel(params.option as QuoteOption), Number(percent));
    case 'detail':
      return detailLineLabel({ key: String(params.key), value: params.value ?? '', percent: Number(percent) });
    case 'coupon':
      return t`Coupon ${params.coupon ?? ''}`;
    case 'addon':
      return String(params.text ?? t`Add-on`);
    case 'priceChange':
      return params.text === undefined ? t`Price change` : t`Price change: ${params.text}`;
    case 'coins':
      return plural(Number(params.coins), { one: '# BoostCoin', other: '# BoostCoins' });
    default:
      return code;
  }
}
