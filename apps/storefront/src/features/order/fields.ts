import {
  type CountedUnit,
  gameById,
  isPlayed,
  type Ladder,
  ladder,
  optionPercents,
  type PlatformId,
  type QuoteOption,
  type Server,
  serversFor,
  unitPrices,
} from '@boostdesk/catalogs';
import type { SelectedOffer } from './offers.ts';

/** What is asked for an offer. */
export interface Fields {
  /** Ranks of the account, where the price depends on them. */
  readonly from: Ladder | null;
  /** The offer leads to a rank: the target, points now and points a win are asked too. */
  readonly climbs: boolean;
  readonly count: { readonly unit: CountedUnit; readonly most: number } | null;
  /** Empty where it does not matter where the account is. */
  readonly servers: readonly Server[];
  /** Empty where there is only one, or the server says it. */
  readonly platforms: readonly PlatformId[];
  readonly options: readonly QuoteOption[];
  readonly queue: boolean;
}

/** Keys of the games in which a booster is told what to play. */
const CHAMPION_GAMES: readonly string[] = ['lol', 'valorant', 'wildrift'];
const QUEUE_GAMES: readonly string[] = ['lol'];

export function fieldsFor({ group, offer }: SelectedOffer): Fields {
  const { unit } = offer;
  const climbs = unit === 'ladder';
  const played = isPlayed(unit);
  const servers = played ? serversFor(group.gameId, group.gameKey) : [];
  const { platforms } = gameById(group.gameId);
  const asksPlatform = played && platforms.length > 1 && servers.every((server) => server.platform === null);
  return {
    from: offer.ladder === null ? null : ladder(offer.ladder, { dropTop: climbs }),
    climbs,
    count: climbs || unit === 'flat' ? null : { unit, most: unitPrices[unit].most },
    servers,
    platforms: asksPlatform ? platforms : [],
    options: optionNames.filter((option) => isAvailableFor(option, { group, offer })),
    queue: offer.ladder !== null && QUEUE_GAMES.includes(group.gameKey ?? ''),
  };
}

const optionNames = Object.keys(optionPercents) as QuoteOption[];

function isAvailableFor(option: QuoteOption, { group, offer }: SelectedOffer): boolean {
  const { unit, duo } = offer;
  if (unit === 'flat') return false;
  if (unit === 'hours') return option === 'priorityOrder';
  switch (option) {
    case 'appearOffline':
      return !duo;
    case 'specificChampions':
      return CHAMPION_GAMES.includes(group.gameKey ?? '');
    case 'plusWin':
      return unit === 'ladder';
    case 'duoQ':
      // The duo services bring it along.
      return !duo;
    default:
      return true;
  }
}
