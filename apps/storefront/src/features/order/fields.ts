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

/** Fields that an offer asks for. */
export interface Fields {
  /** If the price depends on the current rank. */
  readonly from: Ladder | null;
  /** Has a target rank: target, current LP and LP gain are asked too. */
  readonly climbs: boolean;
  readonly count: { readonly unit: CountedUnit; readonly most: number } | null;
  /** Empty if irrelevant. */
  readonly servers: readonly Server[];
  /** Empty if there is only one, or the server determines it. */
  readonly platforms: readonly PlatformId[];
  readonly options: readonly QuoteOption[];
  readonly queue: boolean;
}

/** Games in which customers choose champions. */
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
      // Implied by duo services.
      return !duo;
    default:
      return true;
  }
}
