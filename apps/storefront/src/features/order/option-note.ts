import type { DetailFieldKey, QuoteOption } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';

/** A short description of an option. */
export function optionNote(option: QuoteOption): string {
  const notes: Readonly<Record<QuoteOption, () => string>> = {
    appearOffline: () => t`Friends won’t see your account online`,
    specificChampions: () => t`Your booster plays only what you list`,
    priorityOrder: () => t`Listed first on the booster board`,
    streaming: () => t`Watch the matches live`,
    plusWin: () => t`One more win after your target rank is reached`,
    duoQ: () => t`Play alongside your booster on your own account`,
  };
  return notes[option]();
}

/** A short description of a detail that is on or off. */
export function flagNote(key: DetailFieldKey): string {
  return key === 'XPboost' ? t`Matches take fewer hours with it` : t`Your booster waits until the season begins`;
}
