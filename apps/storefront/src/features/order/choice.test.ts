// @vitest-environment jsdom
import { games } from '@boostdesk/catalogs';
import { describe, expect, test } from 'vitest';
import '../../app/i18n.ts';
import { applyChange, readChoice, writeChoice } from './choice.ts';
import { fieldsFor } from './fields.ts';
import { offerGroups, selectOffer, selectOfferByLink } from './offers.ts';
import { limitErrors, parseChampions, quoteFor, toOrderChoice } from './order-request.ts';

const offers = offerGroups.flatMap((group) => group.offers.map((offer) => ({ group, offer, slug: offer.slug })));
const choiceOf = (query: string) => readChoice(new URLSearchParams(query));

describe('every offer', () => {
  test.each(offers)('$slug can be ordered as it is first shown', ({ group, offer }) => {
    const choice = choiceOf(`game=${group.key}&service=${offer.slug}`);
    expect(choice.service).toBe(offer.slug);
    expect(quoteFor(choice, 1)).toMatchObject({ ok: true, order: { serviceSlug: offer.slug } });
  });

  test.each(offers)('$slug comes back from its address as it was written', ({ group, offer }) => {
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

  test.each(offers)('$slug can be ordered whatever its address says', ({ group, offer }) => {
    for (const junk of ['-1', '0', '1', '27', '99', '1e3', 'NaN', '', '<b>']) {
      const names = ['from', 'to', 'lp', 'gain', 'count', 'server', 'platform', 'with', 'queue', 'currency', 'coupon'];
      const params = new URLSearchParams(names.map((name) => [name, junk]));
      params.set('game', group.key);
      params.set('service', offer.slug);
      expect(quoteFor(readChoice(params), 1)).toMatchObject({ ok: true });
    }
  });
});

test('a coupon is in the address in capitals, and in the order only where it takes something off', () => {
  const choice = choiceOf('game=lol&service=lol-boosting&coupon=welcome10');
  expect(choice.coupon).toBe('WELCOME10');
  expect(toOrderChoice(choice, '')).not.toHaveProperty('coupon');
  const coupon = { code: 'WELCOME10', kind: 'percent', value: 10 } as const;
  expect(toOrderChoice(choice, '', coupon)).toMatchObject({ coupon: 'WELCOME10' });
  const [plain, less] = [quoteFor(choice, 1), quoteFor(choice, 1, coupon)];
  expect(plain.ok && less.ok && less.total < plain.total).toBe(true);
});

describe('what is asked', () => {
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

  test('a duo service brings duo queue along and is not asked for it', () => {
    expect(fieldsFor(selectOffer('lol', 'lol-duo-queue')).options).not.toContain('duoQ');
  });
});

describe('a change and what follows', () => {
  const start = choiceOf('game=lol&service=lol-boosting&from=15&to=21');

  test('a start above the target moves the target up', () => {
    expect(applyChange(start, { from: 22 })).toMatchObject({ from: 22, target: 25 });
  });

  test('a target above the start stays', () => {
    expect(applyChange(start, { from: 13 })).toMatchObject({ from: 13, target: 21 });
  });

  test('another game starts with its first service', () => {
    expect(applyChange(start, { game: 'valorant' })).toMatchObject({ game: 'valorant', service: 'valorant-boosting' });
  });

  test('another service keeps the ranks that it asks for', () => {
    expect(applyChange(start, { service: 'lol-ranked-wins' })).toMatchObject({ from: 15, target: null, count: 1 });
  });
});

describe('the public links of the catalogue', () => {
  const links = games.flatMap((game) => [game.link, ...game.services.map((service) => service.link)]);
  // @spec 3.3-2
  test.each(links)('%s shows something to order', (link) => {
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
  ])('%s leads to %s, %s', (link, game, service) => {
    expect(selectOfferByLink(link)).toMatchObject({ group: { key: game }, offer: { slug: service } });
  });

  test('an unknown one shows nothing', () => {
    expect(selectOfferByLink('no-such-thing')).toBeNull();
  });
});

describe('the request', () => {
  test('an own service goes by its id, another game by its link', () => {
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
  ])('champions typed as %j', (typed, expected) => {
    expect(parseChampions(typed)).toEqual(expected);
  });

  const names = (count: number) => Array.from({ length: count }, (_, place) => `c${place}`);
  test.each([
    ['ten names', { champions: names(10) }, { names: null, note: null }],
    ['eleven names', { champions: names(11) }, { names: expect.stringContaining('10'), note: null }],
    ['a name too long', { champions: ['x'.repeat(41)] }, { names: expect.stringContaining('40'), note: null }],
    ['a word that fits', { info: 'x'.repeat(1000) }, { names: null, note: null }],
    ['a word too long', { info: 'x'.repeat(1001) }, { names: null, note: expect.stringContaining('1000') }],
  ])('%s: nothing is left out, what is too much is said', (_, wanted, said) => {
    expect(limitErrors(wanted)).toEqual(said);
  });
});

test('ten names as long as they may be stay whole, and one that is too long is not made to fit', () => {
  const league = choiceOf('game=lol&service=lol-boosting&with=specificChampions');
  const longest = Array.from({ length: 10 }, (_, place) => `${place}`.repeat(40)).join(', ');
  expect(applyChange(league, { champions: longest }).champions).toBe(longest);
  const tooLong = applyChange(league, { champions: `${longest}x` });
  expect(limitErrors({ champions: parseChampions(tooLong.champions) }).names).toContain('40');
});

test('another game begins with its own usual choice, and keeps the currency, the coupon and the options it has too', () => {
  const league = choiceOf(
    'game=lol&service=lol-boosting&from=9&to=14&lp=60&gain=26&server=3&queue=Flex&currency=EUR&coupon=WELCOME10' +
      '&with=appearOffline,specificChampions&champions=Ahri',
  );
  const usual = choiceOf('game=valorant&currency=EUR&coupon=WELCOME10&with=appearOffline,specificChampions');
  expect(applyChange(league, { game: 'valorant' })).toEqual(usual);
  expect(applyChange(league, { game: 'lol' })).toEqual(league);
  expect(applyChange(league, { service: 'lol-duo-queue' })).toMatchObject({ from: 9, target: 14 });
});
