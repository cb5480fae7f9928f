import { gameOfService, ladder, services, type TierKey } from '@boostdesk/catalogs';

/** The tier that a seller's text such as 'Gold 2' starts with; undefined where the game's ladders have no such tier. */
export function rankTier(game: number, rank: string | null): TierKey | undefined {
  const [first] = (rank ?? '').trim().toLowerCase().split(/\s+/);
  return services
    .filter((service) => service.ladder !== null && gameOfService(service).id === game)
    .flatMap((service) => (service.ladder === null ? [] : ladder(service.ladder).tiers))
    .find(({ key }) => key === first)?.key;
}
