// @vitest-environment jsdom
import { games } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import '../../app/i18n.ts';
import { applyChange, readChoice, writeChoice } from './choice.ts';
import { parseNames } from './detail-values.ts';
import { fieldsFor } from './fields.ts';
import { offerGroups, selectOffer, selectOfferByLink } from './offers.ts';
import { limitErrors, quoteFor, toOrderChoice } from './order-request.ts';

const offers = offerGroups.flatMap((group) => group.offers.map((offer) => ({ group, offer, slug: offer.slug })));
const choiceOf = (query: string) => readChoice(new URLSearchParams(query));

describe('each offer', () => {
  test.each(offers)('$slug can be ordered with its defaults', ({ group, offer }) => {
    const choice = choiceOf(`game=${group.key}&service=${offer.slug}`);
    expect(choice.service).toBe(offer.slug);
    expect(quoteFor(choice, 1)).toMatchObject({ ok: true, order: { serviceSlug: offer.slug } });
  });

  test.each(offers)('$slug survives a round trip through the URL', ({ group, offer }) => {
    const fields = fieldsFor({ group, offer });
    const plain = choiceOf(`game=${group.key}&service=${offer.slug}&currency=EUR`);
    const full = applyChange(plain, {
      options: fields.options,
      champions: 'Ahri, Zed & co',
      coupon: 'WELCOME10',
      count: 7,
      from: 3,
      target: 9,
      lp: 40,
      lpGain: 15,
      platform: 'Xbox',
      server: fields.servers.at(-1)?.id ?? null,
    });
    expect(choiceOf(writeChoice(full).toString())).toEqual(full);
    expect(quoteFor(full, 0.9)).toMatchObject({ ok: true, currency: 'EUR' });
  });

  test.each(offers)('$slug can be ordered whatever the URL contains', ({ group, offer }) => {
    for (const junk of ['-1', '0', '1', '27', '99', '1e3', 'NaN', '', '<b>']) {
      const names = ['from', 'to', 'lp', 'gain', 'count', 'server', 'platform', 'with', 'queue', 'currency', 'coupon'];
      const params = new URLSearchParams(names.map((name) => [name, junk]));
      params.set('game', group.key);
      params.set('service', offer.slug);
      expect(quoteFor(readChoice(params), 1)).toMatchObject({ ok: true });
    }
  });
});

test('a coupon is normalized in the URL, and in the order only if it applies', () => {
  expect(choiceOf(`game=lol&service=lol-boosting&coupon=${encodeURIComponent('\u200Bwelcome\u201110 ')}`).coupon).toBe(
    'WELCOME-10',
  );
  const choice = choiceOf('game=lol&service=lol-boosting&coupon=welcome10');
  expect(choice.coupon).toBe('WELCOME10');
  expect(toOrderChoice(choice, '')).not.toHaveProperty('coupon');
  const coupon = { code: 'WELCOME10', kind: 'percent', value: 10 } as const;
  expect(toOrderChoice(choice, '', coupon)).toMatchObject({ coupon: 'WELCOME10' });
  const [plain, less] = [quoteFor(choice, 1), quoteFor(choice, 1, coupon)];
  expect(plain.ok && less.ok && less.total < plain.total).toBe(true);
});

describe('fields of an offer', () => {
  test.each([
    ['lol', 'lol-boosting', { climbs: true, count: null, queue: true, platforms: [] }],
    ['lol', 'lol-ranked-wins', { climbs: false, count: { unit: 'wins', most: 50 }, queue: true }],
    ['lol', 'lol-normal-matches', { from: null, count: { unit: 'matches', most: 100 }, queue: false }],
    ['lol', 'lol-coaching', { from: null, servers: [], options: ['priorityOrder'] }],
    ['lol', 'lol-guides', { from: null, count: null, servers: [], options: [] }],
    ['valorant', 'valorant-boosting', { climbs: true, platforms: ['PC', 'PlayStation', 'Xbox'], queue: false }],
    ['wildrift', 'wildrift-boosting', { climbs: true, platforms: [] }],
    ['dota-2', 'dota-2-mmr-boost', { from: null, count: { unit: 'divisions', most: 30 }, platforms: [] }],
    ['apex', 'apex-wins', { count: { unit: 'wins', most: 50 }, platforms: ['PC', 'PlayStation', 'Xbox', 'Switch'] }],
    ['wow', 'wow-raids', { count: { unit: 'clears', most: 50 }, options: expect.arrayContaining(['duoQ']) }],
    ['rocket-league', 'rocket-league-coaching', { servers: [], platforms: [], options: ['priorityOrder'] }],
    ['general', 'custom-request', { count: { unit: 'hours', most: 50 }, servers: [], platforms: [] }],
  ])('%s, %s', (game, service, expected) => {
    expect(fieldsFor(selectOffer(game, service))).toMatchObject(expected);
  });

  test('a duo service implies duo queue and does not ask for it', () => {
    expect(fieldsFor(selectOffer('lol', 'lol-duo-queue')).options).not.toContain('duoQ');
  });
});

describe('applyChange', () => {
  const start = choiceOf('game=lol&service=lol-boosting&from=15&to=21');

  test('moves the target up when the start is above it', () => {
    expect(applyChange(start, { from: 22 })).toMatchObject({ from: 22, target: 25 });
  });

  test('keeps a target above the start', () => {
    expect(applyChange(start, { from: 13 })).toMatchObject({ from: 13, target: 21 });
  });

  test('selects the first service of another game', () => {
    expect(applyChange(start, { game: 'valorant' })).toMatchObject({ game: 'valorant', service: 'valorant-boosting' });
  });

  test('keeps the ranks that another service uses', () => {
    expect(applyChange(start, { service: 'lol-ranked-wins' })).toMatchObject({ from: 15, target: null, count: 1 });
  });
});

describe('public links of the catalogue', () => {
  const links = games.flatMap((game) => [game.link, ...game.services.map((service) => service.link)]);
  // @spec 3.3-2
  test.each(links)('%s opens an offer', (link) => {
    const picked = selectOfferByLink(link.slice(1));
    expect(picked).not.toBeNull();
    expect(readChoice(new URLSearchParams(), picked)).toMatchObject({
      game: picked?.group.key,
      service: picked?.offer.slug,
    });
  });

  test.each([
    ['lol-elo-boost', 'lol', 'lol-boosting'],
    ['valorant-duo-boost', 'valorant', 'valorant-duo-queue'],
    ['tft-boosting', 'tft', 'tft-boosting'],
    ['services', 'general', 'custom-request'],
    ['csgo-boosting', 'csgo', 'csgo-rank-boost'],
  ])('%s opens %s, %s', (link, game, service) => {
    expect(selectOfferByLink(link)).toMatchObject({ group: { key: game }, offer: { slug: service } });
  });

  test('an unknown link opens nothing', () => {
    expect(selectOfferByLink('no-such-thing')).toBeNull();
  });
});

describe('the order request', () => {
  test('identifies own services by ID and those of other games by link', () => {
    expect(toOrderChoice(choiceOf('game=lol&service=lol-boosting'), '')).toMatchObject({ serviceId: 1 });
    expect(toOrderChoice(choiceOf('game=apex&service=apex-wins'), ' hi ')).toMatchObject({
      serviceId: null,
      serviceSlug: 'apex-wins',
      info: 'hi',
    });
  });

  test.each([
    ['', []],
    [' Ahri ,, Zed ', ['Ahri', 'Zed']],
  ])('parses champions typed as %j', (typed, expected) => {
    expect(parseNames(typed)).toEqual(expected);
  });

  const names = (count: number) => Array.from({ length: count }, (_, place) => `c${place}`);
  test.each([
    ['ten names', { champions: names(10) }, { names: null, note: null }],
    ['eleven names', { champions: names(11) }, { names: expect.stringContaining('10'), note: null }],
    ['a name too long', { champions: ['x'.repeat(41)] }, { names: expect.stringContaining('40'), note: null }],
    ['a note that fits', { info: 'x'.repeat(1000) }, { names: null, note: null }],
    ['a note too long', { info: 'x'.repeat(1001) }, { names: null, note: expect.stringContaining('1,000') }],
  ])('%s: nothing is truncated, and excess is reported', (_, wanted, said) => {
    expect(limitErrors(wanted)).toEqual(said);
  });
});

test('ten names of maximum length are kept, and a longer one is not truncated', () => {
  const league = choiceOf('game=lol&service=lol-boosting&with=specificChampions');
  const longest = Array.from({ length: 10 }, (_, place) => `${place}`.repeat(40)).join(', ');
  expect(applyChange(league, { champions: longest }).champions).toBe(longest);
  const tooLong = applyChange(league, { champions: `${longest}x` });
  expect(limitErrors({ champions: parseNames(tooLong.champions) }).names).toContain('40');
});

test('another game starts with its defaults and keeps currency, coupon and supported options', () => {
  const league = choiceOf(
    'game=lol&service=lol-boosting&from=9&to=14&lp=60&gain=26&server=3&queue=Flex&currency=EUR&coupon=WELCOME10' +
      '&with=appearOffline,specificChampions&champions=Ahri',
  );
  const usual = choiceOf('game=valorant&currency=EUR&coupon=WELCOME10&with=appearOffline,specificChampions');
  expect(applyChange(league, { game: 'valorant' })).toEqual(usual);
  expect(applyChange(league, { game: 'lol' })).toEqual(league);
  expect(applyChange(league, { service: 'lol-duo-queue' })).toMatchObject({ from: 9, target: 14 });
});
