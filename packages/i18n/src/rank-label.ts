import { type LadderId, rankByNumber, type TierKey } from '@boostdesk/catalogs';
import { t } from '@lingui/core/macro';

/** 'Platinum III'; the number when the ladder has no such rank. */
export const rankName = (ladder: LadderId, rank: number): string => rankByNumber(ladder, rank)?.name ?? String(rank);

export const tierOf = (ladder: LadderId, rank: number): TierKey => rankByNumber(ladder, rank)?.tier ?? 'unranked';

/** 'Gold II → Platinum IV', in the reading direction of the language. */
export const formatTransition = (from: string, to: string): string => t`${from} → ${to}`;
