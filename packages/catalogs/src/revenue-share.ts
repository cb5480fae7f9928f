import { frozen } from './frozen.ts';
import type { Service } from './services.ts';

/** The shares of SPEC §3, Employee, in percent; `null`: not set. */
export interface ShareHolder {
  readonly share_percent: number | null;
  readonly valorant_share_percent: number | null;
  readonly acc_share_percent: number | null;
}

/** Which of the four shares of SPEC §6. */
export type ShareSource = 'service' | 'valorant' | 'account' | 'general';

/** `highest` won; `lower` and `equal` lost to an earlier or higher one; the others did not take part. */
export type ShareReason = 'highest' | 'lower' | 'equal' | 'notSet' | 'notValorant' | 'notAccountService';

/** One of the four, and how it fared. */
export interface ShareCandidate {
  readonly source: ShareSource;
  /** The percent on record, also where it does not take part. */
  readonly percent: number | null;
  readonly applies: boolean;
  readonly reason: ShareReason;
}

/** The share in percent, which one it is, and what became of the others. */
export interface ShareExplanation {
  readonly percent: number;
  /** `null` where nothing is set: the share is 0. */
  readonly winner: ShareSource | null;
  readonly candidates: readonly ShareCandidate[];
}

/** What of a service decides; `null` for a service sold by slug, which has no share of its own. */
export type SharedService = Pick<Service, 'id' | 'gameKey' | 'sharePercent'> | null;

/** The services that sell accounts: a smurf account, and the account market (SPEC §6). */
export const accountServiceIds = /* @__PURE__ */ frozen([12, 13] as const);

interface Entry {
  readonly source: ShareSource;
  readonly percent: number | null;
  readonly barred: ShareReason | null;
}

/** Whatever is on record, as a percentage that there is; a missing one is not set, what is no number is 0. */
const within = (percent: number | null | undefined): number | null =>
  percent == null ? null : Math.min(Math.max(percent || 0, 0), 100);

function entriesFor(employee: ShareHolder, service: SharedService): readonly Entry[] {
  const isAccount = accountServiceIds.some((id) => id === service?.id);
  const isValorant = service?.gameKey === 'valorant';
  return [
    { source: 'service', percent: within(service?.sharePercent ?? null), barred: null },
    { source: 'valorant', percent: within(employee.valorant_share_percent), barred: isValorant ? null : 'notValorant' },
    { source: 'account', percent: within(employee.acc_share_percent), barred: isAccount ? null : 'notAccountService' },
    { source: 'general', percent: within(employee.share_percent), barred: null },
  ];
}

/**
 * A booster's share of an order's price is the highest of: the service's own share, the Valorant share (for Valorant
 * services), the account share (for services 12 and 13) and the booster's general share. Of equal ones the first named
 * wins. SPEC §6.
 */
export function explainRevenueShare(employee: ShareHolder, service: SharedService): ShareExplanation {
  const entries = entriesFor(employee, service);
  const running = entries.filter((entry) => entry.barred === null);
  const percent = running.reduce((best, entry) => Math.max(best, entry.percent ?? 0), 0);
  const winner = running.find((entry) => entry.percent === percent)?.source ?? null;
  return { percent, winner, candidates: entries.map((entry) => toCandidate(entry, percent, winner)) };
}

function toCandidate(entry: Entry, best: number, winner: ShareSource | null): ShareCandidate {
  const { source, percent, barred } = entry;
  if (barred !== null) return { source, percent, applies: false, reason: barred };
  if (percent === null) return { source, percent, applies: false, reason: 'notSet' };
  if (source === winner) return { source, percent, applies: true, reason: 'highest' };
  return { source, percent, applies: true, reason: percent === best ? 'equal' : 'lower' };
}

/** In percent, 0 to 100. SPEC §6. */
export function revenueShare(employee: ShareHolder, service: SharedService): number {
  return explainRevenueShare(employee, service).percent;
}
