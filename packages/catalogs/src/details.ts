import { deepFreeze, indexBy } from './deep-freeze.ts';

/** Format of a value: a `choice` is an English text to translate, a `flag` yes or no, a `range` 'from → to'. */
export type DetailKind = 'text' | 'choice' | 'number' | 'flag' | 'range';

interface DetailShape {
  readonly key: string;
  readonly label: string;
  readonly kind: DetailKind;
  readonly hidden?: true;
}

/** Order detail keys, in display order. */
export const detailKeys = /* @__PURE__ */ deepFreeze([
  { key: 'server', label: 'Server', kind: 'text' },
  { key: 'platform', label: 'Platform', kind: 'text' },
  { key: 'role', label: 'Role', kind: 'choice' },
  { key: 'queue', label: 'Queue', kind: 'text' },
  { key: 'currentLp', label: 'Current LP', kind: 'number' },
  { key: 'lpGain', label: 'LP gain per win', kind: 'number' },
  { key: 'promoStatus', label: 'Promotion series', kind: 'choice' },
  { key: 'points', label: 'Points', kind: 'range' },
  { key: 'netWins', label: 'Net wins', kind: 'number' },
  { key: 'clears', label: 'Clears', kind: 'number' },
  { key: 'missions', label: 'Missions', kind: 'text' },
  { key: 'coaching', label: 'Coaching', kind: 'choice' },
  { key: 'champion', label: 'Champion', kind: 'text' },
  { key: 'specificChampions', label: 'Specific champions', kind: 'text' },
  { key: 'spellOrder', label: 'Summoner spell order', kind: 'choice' },
  { key: 'class', label: 'Class', kind: 'choice' },
  { key: 'layers', label: 'Torghast layers', kind: 'number' },
  { key: 'dungeons', label: 'Dungeons', kind: 'text' },
  { key: 'd2', label: 'Difficulty', kind: 'choice' },
  { key: 'wow', label: 'Difficulty', kind: 'choice' },
  { key: 'duoQ', label: 'Duo queue', kind: 'flag' },
  { key: 'priorityOrder', label: 'Priority', kind: 'flag' },
  { key: 'appearOffline', label: 'Appear offline', kind: 'flag' },
  { key: 'streaming', label: 'Streaming', kind: 'flag' },
  { key: 'XPboost', label: 'XP boost active on the account', kind: 'flag' },
  { key: 'plusWin', label: 'One extra win', kind: 'flag' },
  { key: 'preOrder', label: 'Start with the next season', kind: 'flag' },
  { key: 'firstOrder', label: 'First order', kind: 'flag' },
  { key: 'upsell', label: 'Add-on', kind: 'text' },
  { key: 'AccountID', label: 'Account', kind: 'text' },
  { key: 'details', label: 'Request', kind: 'text' },
  { key: 'info', label: 'Note', kind: 'text' },
  { key: 'booster', label: 'Booster', kind: 'text', hidden: true },
  { key: 'coupon', label: 'Coupon', kind: 'text', hidden: true },
  { key: 'id', label: 'ID', kind: 'text', hidden: true },
  { key: 'picture', label: 'Picture', kind: 'text', hidden: true },
] as const satisfies readonly DetailShape[]);

/** Key of a detail of an order, such as `champions`. */
export type DetailKey = (typeof detailKeys)[number]['key'];

/** Order detail to display. */
export interface Detail {
  readonly key: DetailKey;
  readonly label: string;
  readonly kind: DetailKind;
  readonly value: unknown;
}

const byKey = /* @__PURE__ */ indexBy(detailKeys, (detail): string[] => [detail.key]);

/** English label of a detail key. */
export function detailLabel(key: string): string | undefined {
  return byKey.get(key)?.label;
}

/** Whether a detail is hidden (booster, coupon, id, picture). */
export function isHiddenDetail(key: string): boolean {
  const known = byKey.get(key);
  return known !== undefined && 'hidden' in known;
}

/** Details to display, in catalogue order, without hidden, unknown and empty ones. */
export function visibleDetails(details: Readonly<Record<string, unknown>>): readonly Detail[] {
  return detailKeys.flatMap((entry) => {
    const value = Object.hasOwn(details, entry.key) ? details[entry.key] : undefined;
    const empty = value === undefined || value === null || value === '' || value === false;
    return empty || 'hidden' in entry ? [] : [{ key: entry.key, label: entry.label, kind: entry.kind, value }];
  });
}
