import { type Division, type Ladder, type LadderId, type Rank, type Tier, toLadder } from './ladders.ts';
import { toAsciiDigits } from './text/ascii-digits.ts';

/** Why a text names no rank of a ladder. */
export interface RankFailure {
  readonly ok: false;
  /**
   * `unreadable`: neither letters nor a division; `ambiguousTier`: short for several tiers ('I2' on Valorant's ladder);
   * `missingDivision`: 'Gold'; `unknownDivision`: 'Gold 5', 'Master 2'.
   */
  readonly reason:
    | 'unknownLadder'
    | 'unreadable'
    | 'unknownTier'
    | 'ambiguousTier'
    | 'missingDivision'
    | 'unknownDivision';
  /** Names to offer instead: ranks of the tier when it is known, else tiers. */
  readonly expected: readonly string[];
}

/** Rank of a text. */
export type ParsedRank = { readonly ok: true; readonly rank: Rank } | RankFailure;

const divisionNumbers: readonly Division[] = ['I', 'II', 'III', 'IV'];

/** Tier, then a division as a Roman or Arabic number, with or without something between them. */
const RANK = /^(\p{L}[\p{L}\s]*?)[\s._-]*(iv|i{1,3}|\d+)?$/u;

const normalize = (text: string): string => toAsciiDigits(text.normalize('NFKC')).trim().toLowerCase();
const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** `gm` is no start of the name. */
const isShortFor = (tier: Tier, name: string): boolean =>
  tier.key.startsWith(name) || (tier.key === 'grandmaster' && name === 'gm');

function tiersNamed(tiers: readonly Tier[], name: string): readonly Tier[] {
  const exact = tiers.filter((tier) => tier.key === name);
  return exact.length > 0 ? exact : tiers.filter((tier) => isShortFor(tier, name));
}

const isDivided = (tier: Tier): boolean => tier.ranks.length > 1;
const namesOf = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);
const refuse = (reason: RankFailure['reason'], expected: readonly { readonly name: string }[]): RankFailure => ({
  ok: false,
  reason,
  expected: namesOf(expected),
});

const toDivision = (written: string): string => divisionNumbers[Number(written) - 1] ?? written.toUpperCase();

function rankIn(tier: Tier, division: string | undefined): ParsedRank {
  const [only] = tier.ranks;
  if (!isDivided(tier) && only !== undefined) {
    // Riot's API says 'MASTER I'.
    return division === undefined || division === 'I'
      ? { ok: true, rank: only }
      : refuse('unknownDivision', tier.ranks);
  }
  if (division === undefined) return refuse('missingDivision', tier.ranks);
  const rank = tier.ranks.find((one) => one.division === division);
  return rank ? { ok: true, rank } : refuse('unknownDivision', tier.ranks);
}

/** A single word that starts a tier has no division: 'plati' is not 'Plat I'. */
const isTierAlone = (tiers: readonly Tier[], text: string): boolean =>
  tiers.some((tier) => tier.key === withoutSpaces(text) || isShortFor(tier, text));

function splitRank({ tiers }: Ladder, text: string): { name: string; division: string | undefined } | undefined {
  const [, name, written] = RANK.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (isTierAlone(tiers, text)) return { name: withoutSpaces(text), division: undefined };
  return { name: withoutSpaces(name), division: written === undefined ? undefined : toDivision(written) };
}

/**
 * Parses a rank as people write it: 'Gold IV', 'gold 4', 'GOLD  iv', 'gold-4', 'G4', 'plat 2', 'GM'. A tier may be
 * shortened to any start that no other tier of the ladder has; with a division, tiers without divisions do not count
 * ('G1' is Gold I, 'G' ambiguous with Grandmaster).
 */
export function parseRank(ref: Ladder | LadderId, text: string): ParsedRank {
  const whole = toLadder(ref);
  if (whole === undefined) return refuse('unknownLadder', []);
  const { tiers } = whole;
  const read = splitRank(whole, normalize(text));
  if (read === undefined) return refuse('unreadable', tiers);
  const named = tiersNamed(tiers, read.name);
  const divided = named.filter(isDivided);
  const candidates = read.division === undefined || divided.length === 0 ? named : divided;
  const [tier, ...others] = candidates;
  if (tier === undefined) return refuse('unknownTier', tiers);
  return others.length > 0 ? refuse('ambiguousTier', candidates) : rankIn(tier, read.division);
}

/** Rank that `parseRank` finds. */
export function rankByName(ref: Ladder | LadderId, name: string): Rank | undefined {
  const parsed = parseRank(ref, name);
  return parsed.ok ? parsed.rank : undefined;
}

/** Number of the rank that `parseRank` finds. */
export function rankNumber(ref: Ladder | LadderId, name: string): number | undefined {
  return rankByName(ref, name)?.number;
}
