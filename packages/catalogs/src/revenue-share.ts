import { deepFreeze } from './deep-freeze.ts';
import type { Service } from './services.ts';

/** Shares of an employee in percent, and since when each holds, in ISO 8601; no time if that is not known. */
export interface ShareHolder {
  readonly share_percent: number | null;
  readonly share_since?: string | null;
  readonly valorant_share_percent: number | null;
  readonly valorant_share_since?: string | null;
  readonly acc_share_percent: number | null;
  readonly acc_share_since?: string | null;
}

/** Kind of share: which rule it comes from. */
export type ShareSource = 'service' | 'valorant' | 'account' | 'general' | 'staff';

/** Outcome of a share. `changed`: by staff, for one order. `lower` and `equal` lost; `not…` did not apply. */
export type ShareReason = 'changed' | 'highest' | 'lower' | 'equal' | 'notSet' | 'notValorant' | 'notAccountService';

/** A share and its outcome. */
export interface ShareCandidate {
  readonly source: ShareSource;
  /** As stored, even when it does not apply. */
  readonly percent: number | null;
  readonly applies: boolean;
  readonly reason: ShareReason;
  /** In ISO 8601; `null` for shares of services, and if it is not known. */
  readonly since: string | null;
}

/** Winning share in percent, with all candidates. */
export interface ShareExplanation {
  readonly percent: number;
  /** `null`: no share is set, `percent` is 0. */
  readonly winner: ShareSource | null;
  readonly candidates: readonly ShareCandidate[];
}

/** Service fields for shares; `null` when sold by slug. */
export type SharedService = Pick<Service, 'id' | 'gameKey' | 'sharePercent'> | null;

/** Smurf account and account market. */
export const accountServiceIds = /* @__PURE__ */ deepFreeze([12, 13] as const);

interface Entry {
  readonly source: ShareSource;
  readonly percent: number | null;
  readonly barred: ShareReason | null;
  readonly since: string | null;
}

/** NaN becomes 0. */
const clampPercent = (percent: number | null | undefined): number | null =>
  percent == null ? null : Math.min(Math.max(percent || 0, 0), 100);

function entriesFor(employee: ShareHolder, service: SharedService): readonly Entry[] {
  const isAccount = accountServiceIds.some((id) => id === service?.id);
  const isValorant = service?.gameKey === 'valorant';
  return [
    { source: 'service', percent: clampPercent(service?.sharePercent ?? null), barred: null, since: null },
    {
      source: 'valorant',
      percent: clampPercent(employee.valorant_share_percent),
      barred: isValorant ? null : 'notValorant',
      since: employee.valorant_share_since ?? null,
    },
    {
      source: 'account',
      percent: clampPercent(employee.acc_share_percent),
      barred: isAccount ? null : 'notAccountService',
      since: employee.acc_share_since ?? null,
    },
    {
      source: 'general',
      percent: clampPercent(employee.share_percent),
      barred: null,
      since: employee.share_since ?? null,
    },
  ];
}

/**
 * Chooses the highest share: of the service, Valorant (Valorant services), account (services 12 and 13) or general; on
 * a tie the first.
 */
export function explainRevenueShare(employee: ShareHolder, service: SharedService): ShareExplanation {
  const entries = entriesFor(employee, service);
  const running = entries.filter((entry) => entry.barred === null);
  const percent = running.reduce((best, entry) => Math.max(best, entry.percent ?? 0), 0);
  const winner = running.find((entry) => entry.percent === percent)?.source ?? null;
  return { percent, winner, candidates: entries.map((entry) => toCandidate(entry, percent, winner)) };
}

function toCandidate(entry: Entry, best: number, winner: ShareSource | null): ShareCandidate {
  const { source, percent, barred, since } = entry;
  const share = { source, percent, since: percent === null ? null : since };
  if (barred !== null) return { ...share, applies: false, reason: barred };
  if (percent === null) return { ...share, applies: false, reason: 'notSet' };
  if (source === winner) return { ...share, applies: true, reason: 'highest' };
  return { ...share, applies: true, reason: percent === best ? 'equal' : 'lower' };
}

/** A booster's share of the price in percent, 0 to 100. */
export function revenueShare(employee: ShareHolder, service: SharedService): number {
  return explainRevenueShare(employee, service).percent;
}

/** Puts a share that staff have set for one order before all others. `since` in ISO 8601. */
export function overrideShare(
  { candidates }: Pick<ShareExplanation, 'candidates'>,
  percent: number,
  since: string,
): ShareExplanation {
  const own: ShareCandidate = { source: 'staff', percent, applies: true, reason: 'changed', since };
  return { percent, winner: 'staff', candidates: [own, ...candidates.filter(({ source }) => source !== 'staff')] };
}
