import type { DetailValues } from './detail-field-types.ts';
import { detailFieldsOf, findWrongDetail, isGiven } from './detail-fields.ts';
import { type Game, gameById } from './games.ts';
import { ladder } from './ladders.ts';
import { isPlatformId } from './platforms.data.ts';
import { POINTS_PER_RANK } from './points.ts';
import { DEFAULT_LP_GAIN, optionPercents, unitPrices } from './prices.data.ts';
import type {
  OrderDetail,
  QuotedOrder,
  QuoteInput,
  QuoteOption,
  QuoteRefusal,
  QuoteRefusalReason,
} from './quote-types.ts';
import { type Server, serverById, serversFor } from './servers.ts';
import { gameOfService, type Service, serviceById, serviceBySlug } from './services.ts';
import { isPlayed, type ServiceUnit } from './units.ts';

/** The unit `points` counts thousands. */
const POINTS_PER_COUNT = 1_000;

type Checked<T> = { readonly ok: true; readonly value: T } | QuoteRefusal;
type Ranks = Pick<QuotedOrder, 'from' | 'target' | 'lp' | 'lpGain'>;
type ServiceChoice = Pick<QuotedOrder, 'service' | 'serviceSlug' | 'serviceName' | 'game' | 'unit' | 'ladder'>;

export const optionNames = /* @__PURE__ */ Object.keys(optionPercents) as readonly QuoteOption[];

const pass = <T>(value: T): Checked<T> => ({ ok: true, value });
const refuse = (reason: QuoteRefusalReason, field: QuoteRefusal['field']): QuoteRefusal => ({
  ok: false,
  reason,
  field,
});
export const isIntegerBetween = (value: number, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && value >= least && value <= most;

type OptionChoice = NonNullable<QuoteInput['options']>;

/** Whether the booster signs in to the customer's account: not for lessons, sales and duo queue. */
export const needsAccount = ({ unit, options }: Pick<QuotedOrder, 'unit' | 'options'>): boolean =>
  isPlayed(unit) && !options.duoQ;

/** Whether `specificChampions` is ordered without champions. */
export const lacksChampions = (options: OptionChoice = {}, champions: readonly string[] = []): boolean =>
  options.specificChampions === true && champions.length === 0;

/** Validates the input and resolves ids, without prices. */
export function readOrder(input: QuoteInput): Checked<QuotedOrder> {
  const what = readService(input);
  if (!what.ok) return what;
  const server = readServer(input, what.value);
  if (!server.ok) return server;
  const platform = readPlatform(input, what.value.game, server.value);
  if (!platform.ok) return platform;
  const ranks = readRanks(input, what.value);
  if (!ranks.ok) return ranks;
  const count = readCount(input, what.value.unit);
  if (!count.ok) return count;
  const options = readOptions(input, what.value);
  if (!options.ok) return options;
  const order = { ...what.value, server: server.value, platform: platform.value, ...ranks.value };
  const { details = {} } = input;
  const wrong = findWrongDetail(order.serviceSlug, details);
  if (wrong) return refuse(wrong.reason, `details.${wrong.key}`);
  return pass(withDetails({ ...order, count: count.value, options: options.value }, details));
}

function readService(input: QuoteInput): Checked<ServiceChoice> {
  const { serviceId = null, gameId = -1, serviceSlug = '' } = input;
  if (serviceId !== null) {
    const service: Service | undefined = serviceById(serviceId);
    return service ? pass(toServiceChoice(service)) : refuse('unknownService', 'serviceId');
  }
  const game: Game | undefined = gameById(gameId);
  if (!game) return refuse('unknownGame', 'gameId');
  const service: Service | undefined = serviceBySlug(serviceSlug);
  if (service && gameOfService(service) === game) return pass(toServiceChoice(service));
  return readGameService(game, serviceSlug);
}

const toServiceChoice = (service: Service): ServiceChoice => ({
  service,
  serviceSlug: service.slug,
  serviceName: service.name,
  game: gameOfService(service),
  unit: service.unit,
  ladder: service.ladder,
});

/** Sold by link, outside the catalogue. */
function readGameService(game: Game, slug: string): Checked<ServiceChoice> {
  const { name: serviceName, unit } = game.services.find((entry) => entry.link === `/${slug}`) ?? {};
  if (serviceName === undefined || unit === undefined) return refuse('unknownService', 'serviceSlug');
  return pass({ service: null, serviceSlug: slug, serviceName, game, unit, ladder: null });
}

function readServer(input: QuoteInput, what: ServiceChoice): Checked<Server | null> {
  const serverId = input.serverId ?? null;
  if (serverId === null) {
    return isPlayed(what.unit) ? refuse('unknownServer', 'serverId') : pass(null);
  }
  const server: Server | undefined = serverById(serverId);
  const offered = serversFor(what.game.id, what.service?.gameKey ?? null);
  return server && offered.includes(server) ? pass(server) : refuse('unknownServer', 'serverId');
}

function readPlatform(input: QuoteInput, game: Game, server: Server | null): Checked<QuotedOrder['platform']> {
  const asked = input.platform ?? null;
  if (asked !== null && !isPlatformId(asked)) return refuse('unknownPlatform', 'platform');
  if (server?.platform) return pass(server.platform);
  const [only = null, ...others] = game.platforms;
  if (asked === null) return pass(others.length === 0 ? only : null);
  const platform = game.platforms.find((each) => each === asked);
  return platform ? pass(platform) : refuse('unknownPlatform', 'platform');
}

const noRanks: Ranks = { from: null, target: null, lp: null, lpGain: null };

function readRanks(input: QuoteInput, { ladder: id, unit }: ServiceChoice): Checked<Ranks> {
  if (id === null) return pass(noRanks);
  const { from = -1, target = -1, lp = 0, lpGain = DEFAULT_LP_GAIN } = input;
  const climbs = unit === 'ladder';
  const sold = ladder(id, { dropTop: climbs });
  const isSold = (rank: number): boolean => isIntegerBetween(rank, 0, sold.ranks.length - 1);
  if (!isSold(from) || (climbs && from === 0)) return refuse('rankNotSold', 'from');
  if (!climbs) return pass({ ...noRanks, from });
  if (!isSold(target)) return refuse('rankNotSold', 'target');
  if (target <= from) return refuse('targetNotAbove', 'target');
  if (!isIntegerBetween(lp, 0, POINTS_PER_RANK)) return refuse('outOfRange', 'lp');
  if (!isIntegerBetween(lpGain, 1, 100)) return refuse('outOfRange', 'lpGain');
  return pass({ from, target, lp, lpGain });
}

function readCount(input: QuoteInput, unit: ServiceUnit): Checked<number> {
  const { count = 1 } = input;
  const most = unit === 'ladder' || unit === 'flat' ? 1 : unitPrices[unit].most;
  return isIntegerBetween(count, 1, most) ? pass(count) : refuse('outOfRange', 'count');
}

function readOptions(input: QuoteInput, { service, unit }: ServiceChoice): Checked<QuotedOrder['options']> {
  const asked = input.options ?? {};
  const wanted = (name: QuoteOption): boolean => asked[name] === true;
  if (Object.keys(asked).some((name) => !Object.hasOwn(optionPercents, name)))
    return refuse('optionNotSold', 'options');
  // Other services only have priority.
  if (!isPlayed(unit) && optionNames.some((name) => wanted(name) && name !== 'priorityOrder')) {
    return refuse('optionNotSold', 'options');
  }
  const chosen = optionNames.map((name) => [name, wanted(name) || (name === 'duoQ' && service?.duo === true)]);
  return pass(Object.fromEntries(chosen) as QuotedOrder['options']);
}

type Undetailed = Omit<QuotedOrder, 'details'>;

function serviceDetails({ serviceSlug, count }: Undetailed, values: DetailValues): QuotedOrder['details'] {
  const given = detailFieldsOf(serviceSlug).flatMap(({ key, kind }): [string, OrderDetail][] => {
    const value = values[key];
    if (value === undefined || !isGiven(value)) return [];
    const from = Number(value);
    return [[key, kind === 'points' ? { from, to: from + count * POINTS_PER_COUNT } : value]];
  });
  return Object.fromEntries(given);
}

function withDetails(order: Undetailed, values: DetailValues): QuotedOrder {
  const chosen = optionNames.filter((name) => order.options[name]).map((name) => [name, true] as const);
  const details = {
    ...(order.server && { server: order.server.server }),
    ...(order.platform && { platform: order.platform }),
    ...(order.lp !== null && { currentLp: order.lp }),
    ...(order.lpGain !== null && { lpGain: order.lpGain }),
    ...((order.unit === 'netWins' || order.unit === 'clears') && { [order.unit]: order.count }),
    ...serviceDetails(order, values),
    ...Object.fromEntries(chosen),
  };
  return { ...order, details };
}
