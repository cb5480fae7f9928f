import {
  type Currency,
  currencies,
  type Ladder,
  type PlatformId,
  type QuoteOption,
  type Server,
} from '@boostdesk/catalogs';
import { POINTS_PER_RANK } from '@boostdesk/catalogs/rules';
import { toCouponCode } from '@boostdesk/catalogs/text';
import { defaultServers } from '../../shared/offers.data.ts';
import { type DetailTexts, readDetails } from './detail-values.ts';
import { type Fields, fieldsFor } from './fields.ts';
import { type SelectedOffer, selectOffer } from './offers.ts';

export const queues = ['Solo/Duo', 'Flex'] as const;
export type Queue = (typeof queues)[number];

/** Lower limits of the price's LP bands. */
export const pointBands = [0, 20, 40, 60, 80] as const;
/** LP per win: few, average or many. */
export const gainBands = [15, 20, 26] as const;
const DEFAULT_GAIN = gainBands[1];

/** Selections of the form; null if the offer does not ask for a value. */
export interface Choice {
  readonly game: string;
  readonly service: string;
  /** Rank number on the offer's ladder. */
  readonly from: number | null;
  readonly target: number | null;
  readonly lp: number | null;
  readonly lpGain: number | null;
  readonly count: number | null;
  readonly server: number | null;
  readonly platform: PlatformId | null;
  readonly options: readonly QuoteOption[];
  readonly queue: Queue | null;
  /** Comma-separated, as typed. */
  readonly champions: string;
  /** Of the service, by key. */
  readonly details: DetailTexts;
  /** Valid or not; empty for none. */
  readonly coupon: string;
  readonly currency: Currency;
}

export const selectedOfferOf = ({ game, service }: Pick<Choice, 'game' | 'service'>): SelectedOffer =>
  selectOffer(game, service);

/** Parses a choice from the URL. Missing, unknown and conflicting values become defaults, so that it can be ordered. */
export function readChoice(params: URLSearchParams, preset: SelectedOffer | null = null): Choice {
  const picked = selectOffer(
    params.get('game') ?? preset?.group.key ?? null,
    params.get('service') ?? preset?.offer.slug ?? null,
  );
  const fields = fieldsFor(picked);
  const options = readOptions(params.get('with'), fields);
  return {
    game: picked.group.key,
    service: picked.offer.slug,
    ...readRanks(params, fields),
    count: fields.count === null ? null : (parseInRange(params.get('count'), 1, fields.count.most) ?? 1),
    server: readServer(params.get('server'), fields.servers),
    platform: fields.platforms.find((one) => one === params.get('platform')) ?? fields.platforms[0] ?? null,
    options,
    queue: fields.queue ? (queues.find((one) => one === params.get('queue')) ?? queues[0]) : null,
    champions: options.includes('specificChampions') ? (params.get('champions') ?? '') : '',
    details: readDetails(params, picked.offer.slug),
    coupon: readCode(params.get('coupon')),
    currency: currencies.find((one) => one === params.get('currency')) ?? 'USD',
  };
}

/** URL parameters of a choice, limited to what its offer asks for. */
export function writeChoice(choice: Choice): URLSearchParams {
  const params = new URLSearchParams({ game: choice.game, service: choice.service });
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('from', choice.from);
  put('to', choice.target);
  put('lp', choice.lp);
  put('gain', choice.lpGain);
  put('count', choice.count);
  put('server', choice.server);
  put('platform', choice.platform);
  put('with', choice.options.join(','));
  put('queue', choice.queue);
  put('champions', choice.champions);
  for (const [key, value] of Object.entries(choice.details)) put(key, value);
  put('coupon', choice.coupon);
  if (choice.currency !== currencies[0]) put('currency', choice.currency);
  return params;
}

const noRanks = { from: null, target: null, lp: null, lpGain: null };
/** Fields that mean something else in another game, such as rank numbers. */
const perGameFields = {
  ...noRanks,
  count: null,
  server: null,
  platform: null,
  queue: null,
  champions: '',
  details: {},
};

/** Applies a change and its consequences; details are added to the present ones. Another game starts with its defaults. */
export function applyChange(choice: Choice, change: Partial<Choice>): Choice {
  const isOther = change.game !== undefined && change.game !== choice.game;
  const start = { ...choice, ...(isOther ? perGameFields : {}) };
  const details = { ...start.details, ...change.details };
  return readChoice(writeChoice({ ...start, ...change, details }));
}

/** Upper-cased as on the server; empty if it cannot be a code. */
export function readCode(text: string | null): string {
  const code = toCouponCode(text ?? '');
  return /^[A-Z0-9-]{3,30}$/.test(code) ? code : '';
}

function parseInRange(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^\d{1,4}$/.test(text)) return null;
  const value = Number.parseInt(text, 10);
  return value >= least && value <= most ? value : null;
}

function readRanks(params: URLSearchParams, { from: sold, climbs }: Fields): Pick<Choice, keyof typeof noRanks> {
  if (sold === null) return noRanks;
  const top = sold.ranks.length - 1;
  const defaultRank = firstOf(sold, 'gold');
  if (!climbs) return { ...noRanks, from: parseInRange(params.get('from'), 0, top) ?? defaultRank };
  const from = parseInRange(params.get('from'), 1, top - 1) ?? defaultRank;
  const target = parseInRange(params.get('to'), from + 1, top) ?? nextTier(sold, from);
  const lp = parseInRange(params.get('lp'), 0, POINTS_PER_RANK) ?? 0;
  return {
    from,
    target,
    lp: pointBands.findLast((band) => band <= lp) ?? 0,
    lpGain: gainBands.find((band) => String(band) === params.get('gain')) ?? DEFAULT_GAIN,
  };
}

const firstOf = (sold: Ladder, tier: string): number => sold.ranks.find((rank) => rank.tier === tier)?.number ?? 1;

/** First rank of the tier above. */
function nextTier(sold: Ladder, from: number): number {
  const tier = sold.ranks[from]?.tier;
  return sold.ranks.find((rank) => rank.number > from && rank.tier !== tier)?.number ?? from + 1;
}

function readServer(text: string | null, offered: readonly Server[]): number | null {
  const named = offered.find((server) => String(server.id) === text);
  const defaultServer = offered.find((server) => defaultServers.includes(server.abbrevation));
  return (named ?? defaultServer ?? offered[0])?.id ?? null;
}

function readOptions(text: string | null, fields: Fields): readonly QuoteOption[] {
  const wanted = new Set((text ?? '').split(','));
  return fields.options.filter((option) => wanted.has(option));
}
