import { detailLabel, type QuoteOption, serviceById } from '@boostdesk/catalogs';
import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { translate } from './translate.ts';

export function optionLabel(option: QuoteOption): string {
  const labels: Readonly<Record<QuoteOption, () => string>> = {
    appearOffline: () => t`Appear offline`,
    specificChampions: () => t`Specific champions`,
    priorityOrder: () => t`Priority`,
    streaming: () => t`Streaming`,
    plusWin: () => t`One extra win`,
    duoQ: () => t`Duo queue`,
  };
  return labels[option]();
}

/** 'Duo queue, 30%'; without the percentage when it is 0. */
export const withPercent = (text: string, percent: number): string => (percent === 0 ? text : t`${text}, ${percent}%`);

interface DetailLine {
  readonly key: string;
  /** Choice or number; empty for others. */
  readonly value: string | number;
  readonly percent: number;
}

/** 'Role: Jungle, 5%'. */
export function detailLineLabel({ key, value, percent }: DetailLine): string {
  const label = translate(detailLabel(key) ?? key);
  const shown = typeof value === 'number' ? i18n.number(value) : translate(value);
  return withPercent(value === '' ? label : t`${label}: ${shown}`, percent);
}

/** Label of a service with a fixed price. */
export const flatServiceLabel = (id: number): string => translate(serviceById(id)?.name ?? '') || t`Service`;
