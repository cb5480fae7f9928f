import {
  type Game,
  type GameId,
  gameOfService,
  games,
  type LadderId,
  quoteOrder,
  type Service,
  type ServiceGameKey,
  type ServiceUnit,
  serviceByLink,
  serviceBySlug,
  services,
} from '@boostdesk/catalogs';
import { gameMarks, seriesMarks } from '@boostdesk/catalogs/marks';
import { translate, translateOrUndefined } from '@boostdesk/i18n/translate';
import { i18n } from '@lingui/core';
import { series } from '../../shared/offers.data.ts';

export interface Offer {
  /** Slug of a service, or another game's public link without slash. */
  readonly slug: string;
  /** English; see `offerName`. */
  readonly name: string;
  /** Null if sold by link only. */
  readonly service: Service | null;
  readonly unit: ServiceUnit;
  readonly ladder: LadderId | null;
  readonly duo: boolean;
}

/** Tile of the form: a game, or one of several that share League's id. */
export interface OfferGroup {
  readonly key: string;
  readonly name: string;
  readonly short: string;
  readonly gameId: GameId;
  readonly gameKey: ServiceGameKey | null;
  readonly offers: readonly Offer[];
}

/** Translated; the full service name if the catalogue has none without the game. */
export function offerName({ name, service }: Pick<Offer, 'name' | 'service'>): string {
  if (i18n.locale === 'en') return name;
  return translateOrUndefined(name) ?? translate(service?.name ?? name);
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Services priced by their seller cannot be ordered here. */
const hasPrice = (service: Service): boolean => service.unit !== 'flat' || quoteOrder({ serviceId: service.id }).ok;

const toOffer = (service: Service, prefix: string): Offer => ({
  slug: service.slug,
  name: upperFirst(service.name.startsWith(prefix) ? service.name.slice(prefix.length) : service.name),
  service,
  unit: service.unit,
  ladder: service.ladder,
  duo: service.duo,
});

const seriesGroups: readonly OfferGroup[] = series.flatMap(({ key, name, prefix }) => {
  const own = services.filter((service) => service.gameKey === key && hasPrice(service));
  const [first] = own;
  if (first === undefined) return [];
  return [
    {
      key,
      name,
      short: seriesMarks[key],
      gameId: gameOfService(first).id,
      gameKey: key,
      offers: own.map((one) => toOffer(one, prefix)),
    },
  ];
});

/** A game without own services offers its public links; those without a unit are sold elsewhere. */
function toOfferGroup(game: Game): OfferGroup {
  const offers = game.services.flatMap(({ name, link, unit }): Offer[] => {
    const slug = link.slice(1);
    const service = serviceBySlug(slug);
    if (service) return [toOffer(service, '')];
    return unit === undefined ? [] : [{ slug, name, service: null, unit, ladder: null, duo: false }];
  });
  return { key: game.slug, name: game.name, short: gameMarks[game.slug], gameId: game.id, gameKey: null, offers };
}

const inSeries = new Set<number>(seriesGroups.map((group) => group.gameId));
const others = games.filter((game) => !inSeries.has(game.id));

/** Games with a ladder first, general services last. */
export const offerGroups: readonly OfferGroup[] = [
  ...seriesGroups,
  ...others.filter((game) => game.id !== 0).map(toOfferGroup),
  ...others.filter((game) => game.id === 0).map(toOfferGroup),
];

export interface SelectedOffer {
  readonly group: OfferGroup;
  readonly offer: Offer;
}

/** The named offer, else the group's first, else the first of all. */
export function selectOffer(game: string | null, service: string | null): SelectedOffer {
  const [first] = offerGroups;
  const group = offerGroups.find(({ key }) => key === game) ?? first;
  const offer = group?.offers.find(({ slug }) => slug === service) ?? group?.offers[0];
  if (group === undefined || offer === undefined) throw new Error('The catalogue sells nothing.');
  return { group, offer };
}

/** Offer of a public link (`lol-elo-boost`); null if unknown. */
export function selectOfferByLink(link: string): SelectedOffer | null {
  const slug = serviceByLink(`/${link}`)?.slug ?? link;
  for (const group of offerGroups) {
    const offer = group.offers.find((one) => one.slug === slug);
    if (offer) return { group, offer };
  }
  const game = games.find((one) => one.link === `/${link}`);
  const group = game && offerGroups.find(({ gameId }) => gameId === game.id);
  const [offer] = group?.offers ?? [];
  return group && offer ? { group, offer } : null;
}
