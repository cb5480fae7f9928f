import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameId, gameByAlias, gameById, gameBySlug, games, isGameId } from './games.ts';
import { isPlatformId } from './platforms.data.ts';
import { type ServerGroup, serverById, servers, serversFor } from './servers.ts';
import {
  gameOfService,
  type ServiceGameKey,
  type ServiceId,
  serviceById,
  serviceByLink,
  serviceBySlug,
  services,
  servicesOf,
} from './services.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const frozenAllDown = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenAllDown));

describe('games (SPEC §3)', () => {
  test.each([
    // @spec 3.3-3
    [0, 'General'],
    // @spec 3.3-4
    [1, 'Dota 2'],
    // @spec 3.3-5
    [2, 'CS:GO'],
    // @spec 3.3-6
    [3, 'League of Legends'],
    // @spec 3.3-7
    [4, 'Overwatch 2'],
    // @spec 3.3-8
    [5, 'PUBG'],
    // @spec 3.3-9
    [6, 'Fortnite'],
    // @spec 3.3-10
    [7, 'Apex'],
    // @spec 3.3-11
    [8, 'Hearthstone'],
    // @spec 3.3-12
    [9, 'Rocket League'],
    // @spec 3.3-13
    [10, 'Rainbow Six Siege'],
    // @spec 3.3-14
    [11, 'Destiny 2'],
    // @spec 3.3-15
    [12, 'COD Mobile'],
    // @spec 3.3-16
    [13, 'WoW'],
    // @spec 3.3-17
    [14, 'COD Warzone'],
    // @spec 3.3-18
    [15, 'Valorant'],
    // @spec 3.3-19
    [16, 'Marvel Rivals'],
    // @spec 3.3-20
    [17, 'Clash Royale'],
  ])('%i is %s', (id, name) => {
    expect(gameById(id)?.name).toBe(name);
  });

  test("'games' has 18 entries, ordered by id", () => {
    expect(games.map((game) => game.id)).toEqual([...Array(18).keys()]);
  });

  // @spec 3.3-1, 3.3-2
  test('game slugs and links are unique public paths, and every game sells something', () => {
    expect(unique(games.map((game) => game.slug))).toBe(true);
    expect(unique(games.map((game) => game.link))).toBe(true);
    for (const game of games) {
      expect(game.services.length).toBeGreaterThan(0);
      for (const { link } of [game, ...game.services]) expect(link).toMatch(/^\/[a-z0-9-]+$/);
    }
    expect(gameById(3).link).toBe('/lol-elo-boost');
    expect(gameById(15).link).toBe('/valorant-boosting');
  });

  test.each([
    ['lol', 3],
    ['R6', 10],
    [' ow2 ', 4],
    ['Valorant', 15],
    ['cod-mobile', 12],
    ['clash royale', 17],
    ['rainbow 6', 10],
    ['R6 Siege', 10],
    ['overwatch2', 4],
    ['rocketleague', 9],
    ['destiny2', 11],
    ['valo', 15],
    ['Call of Duty', 14],
    ['Call of Duty: Mobile', 12],
    ['counter-strike', 2],
    ['CS:GO', 2],
    ['dota2', 1],
    ['wildrift', 3],
    ['world-of warcraft', 13],
    ['ＬＯＬ', 3],
    ['Dota+2', 1],
  ])('gameByAlias(%o) finds game %i', (name, id) => {
    expect(gameByAlias(name)?.id).toBe(id);
  });

  test('gameBySlug finds a game by slug, and isGameId accepts its id', () => {
    for (const game of games) {
      expect(gameBySlug(game.slug)).toBe(game);
      expect(isGameId(game.id)).toBe(true);
    }
    expect([18, -1, 0.5, '3', null, undefined].map(isGameId)).toEqual(Array(6).fill(false));
  });

  // @spec 3.3-1
  test('names, aliases and services of games have no stray spaces or capitals', () => {
    for (const game of games) {
      for (const { name } of [game, ...game.services]) expect(name).toMatch(/^[A-Z0-9]/);
      expect(game.aliases.length).toBeGreaterThan(0);
      for (const alias of game.aliases) {
        expect(alias).toMatch(/^[a-z0-9][a-z0-9 -]*$/);
        expect(gameByAlias(` ${alias.toUpperCase()} `)).toBe(game);
      }
      expect(game.platforms.length).toBeGreaterThan(0);
      expect(game.platforms.every(isPlatformId)).toBe(true);
    }
  });

  test('no two games share a name or alias', () => {
    for (const game of games) {
      for (const name of [game.slug, game.name, ...game.aliases]) expect(gameByAlias(name), name).toBe(game);
    }
  });
});

describe('services (SPEC §3)', () => {
  // Orders and shares store the ids: an id must never be reused for another service.
  // @spec 3.5-1, 3.5-2
  test.each([
    [1, 'League boosting', 'lol-boosting', 'lol', true, null],
    [2, 'Ranked wins', 'lol-ranked-wins', 'lol', true, null],
    [3, 'Duo queue', 'lol-duo-queue', 'lol', true, null],
    [4, 'Placement', 'lol-placement', 'lol', true, null],
    [5, 'Normal matches', 'lol-normal-matches', 'lol', true, null],
    [6, 'Promotion', 'lol-promotion', 'lol', true, null],
    [7, 'Champion mastery', 'lol-champion-mastery', 'lol', true, null],
    [8, 'Net wins', 'lol-net-wins', 'lol', true, null],
    [9, 'Duo ranked wins', 'lol-duo-ranked-wins', 'lol', true, null],
    [10, 'Duo placement', 'lol-duo-placement', 'lol', true, null],
    [11, 'Duo net wins', 'lol-duo-net-wins', 'lol', true, null],
    [12, 'Smurf account', 'lol-smurf-account', 'lol', false, null],
    [13, 'Account market', 'lol-account-market', 'lol', false, null],
    [14, 'Guides', 'lol-guides', 'lol', false, 50],
    [15, 'Coaching', 'lol-coaching', 'lol', false, 80],
    [16, 'Account leveling', 'lol-account-leveling', 'lol', true, null],
    [17, 'Clash', 'lol-clash', 'lol', true, null],
    [18, 'TFT boosting', 'tft-boosting', 'tft', true, null],
    [19, 'TFT ranked wins', 'tft-ranked-wins', 'tft', true, null],
    [20, 'TFT placement', 'tft-placement', 'tft', true, null],
    [21, 'Legends of Runeterra boosting', 'lor-boosting', 'lor', true, null],
    [22, 'Legends of Runeterra wins', 'lor-wins', 'lor', true, null],
    [23, 'Eternals', 'lol-eternals', 'lol', true, null],
    [24, 'Valorant boosting', 'valorant-boosting', 'valorant', true, null],
    [25, 'Valorant duo queue', 'valorant-duo-queue', 'valorant', true, null],
    [26, 'Valorant ranked wins', 'valorant-ranked-wins', 'valorant', true, null],
    [27, 'Valorant placement', 'valorant-placement', 'valorant', true, null],
    [28, 'Valorant unrated matches', 'valorant-unrated-matches', 'valorant', true, null],
    [29, 'Valorant leveling', 'valorant-leveling', 'valorant', true, null],
    [30, 'Valorant coaching', 'valorant-coaching', 'valorant', false, 80],
    [31, 'Valorant net wins', 'valorant-net-wins', 'valorant', true, null],
    [32, 'Wild Rift boosting', 'wildrift-boosting', 'wildrift', true, null],
    [33, 'Wild Rift duo queue', 'wildrift-duo-queue', 'wildrift', true, null],
    [34, 'Wild Rift ranked wins', 'wildrift-ranked-wins', 'wildrift', true, null],
    [35, 'Wild Rift placement', 'wildrift-placement', 'wildrift', true, null],
    [36, 'Wild Rift normal matches', 'wildrift-normal-matches', 'wildrift', true, null],
    [37, 'Wild Rift leveling', 'wildrift-leveling', 'wildrift', true, null],
    [38, 'Wild Rift coaching', 'wildrift-coaching', 'wildrift', false, 80],
    [39, 'Premium', 'premium', 'premium', false, null],
    [40, 'TFT hyper roll', 'tft-hyper-roll', 'tft', true, null],
    [41, 'TFT double up', 'tft-double-up', 'tft', true, null],
  ] as const)(
    '%i is %s: slug %s, game key %s, deadline %s, share %s',
    (id, name, slug, ...[gameKey, deadline, sharePercent]) => {
      expect(serviceById(id)).toMatchObject({ id, name, slug, gameKey, deadline, sharePercent });
    },
  );

  // @spec 3.5-2
  test('the catalogue covers exactly the services that SPEC names', () => {
    const covered: Record<string, readonly ServiceId[]> = {
      'league boosting': [1],
      'ranked wins': [2, 8, 9, 11],
      'duo queue': [3],
      placement: [4, 10],
      'normal matches': [5],
      promotion: [6],
      'champion mastery': [7],
      'smurf account': [12],
      'account market': [13],
      guides: [14],
      coaching: [15],
      'account leveling': [16],
      clash: [17],
      TFT: [18, 19, 20],
      'Legends of Runeterra': [21, 22],
      eternals: [23],
      'Valorant services': [24, 25, 26, 27, 28, 29, 30, 31],
      'Wild Rift services': [32, 33, 34, 35, 36, 37, 38],
      'a premium subscription': [39],
      'TFT hyper roll': [40],
      'double up': [41],
    };
    const ids = Object.values(covered).flat();
    expect(ids.sort((a, b) => a - b)).toEqual(services.map((service) => service.id));
  });

  // @spec 3.5-1
  test("'services' has 41 entries, ordered by id, with unique slugs", () => {
    expect(services.map((service) => service.id)).toEqual([...Array(41).keys()].map((place) => place + 1));
    expect(unique(services.map((service) => service.slug))).toBe(true);
  });

  test('services 12 and 13 sell accounts', () => {
    expect([serviceById(12).name, serviceById(13).name]).toEqual(['Smurf account', 'Account market']);
  });

  // @spec 3.5-2, 9.0-13, 9.0-14
  test('guides share 50 percent, coaching 80, and no other service has its own share (SPEC §9)', () => {
    const shares = services.filter((service) => service.sharePercent !== null);
    const expected = (name: string) => (/coaching/i.test(name) ? 80 : 50);
    expect(shares.map((service) => service.slug)).toEqual([
      'lol-guides',
      'lol-coaching',
      'valorant-coaching',
      'wildrift-coaching',
    ]);
    for (const service of shares) expect(service.sharePercent).toBe(expected(service.name));
  });

  test('every game key is one of SPEC and belongs to a game', () => {
    const keys = [...new Set(services.map((service) => service.gameKey))].sort();
    expect(keys).toEqual(['lol', 'lor', 'premium', 'tft', 'valorant', 'wildrift']);
    expect(gameOfService({ gameKey: 'wildrift' }).id).toBe(3);
    expect(gameOfService({ gameKey: 'valorant' }).id).toBe(15);
    expect(gameOfService({ gameKey: 'premium' }).id).toBe(0);
  });

  test('every service priced by rank has the ladder of its game', () => {
    for (const service of services.filter((each) => each.unit === 'ladder')) {
      const own = { valorant: 'valorant', wildrift: 'wildrift' } as Partial<Record<string, string>>;
      expect(service.ladder).toBe(own[service.gameKey] ?? 'standard');
    }
  });

  // @spec 3.3-2
  test('every service has a public link of its own', () => {
    for (const service of services) {
      expect(service.link).toMatch(/^\/[a-z0-9-]+$/);
      expect(serviceByLink(service.link)).toBe(service);
    }
    expect([1, 18, 21, 24, 32, 39].map((id) => serviceById(id)?.link)).toEqual([
      ...['/lol-elo-boost', '/tft-boosting', '/lor-boosting', '/valorant-boosting', '/wild-rift-boosting', '/premium'],
    ]);
    expect([serviceByLink('/lol-boosting'), serviceByLink('lol-elo-boost')]).toEqual([undefined, undefined]);
  });

  test("a game's services are those that name it, and each link without a unit leads to one of them", () => {
    for (const game of games) {
      const own = servicesOf(game);
      expect(own).toEqual(services.filter((service) => gameOfService(service) === game));
      expect(servicesOf(game.id)).toEqual(own);
      for (const { link, unit } of game.services) {
        expect(own.some((service) => service.link === link)).toBe(unit === undefined);
      }
    }
    expect([0, 3, 15, 1].map((id) => servicesOf({ id: id as GameId }).length)).toEqual([1, 32, 8, 0]);
  });

  test('serviceBySlug finds a service by slug', () => {
    for (const service of services) expect(serviceBySlug(service.slug)).toBe(service);
  });
});

describe('servers (SPEC §3)', () => {
  // @spec 3.4-2, 3.4-3
  test('League has 14 servers, Wild Rift 9, and every game has a choice of servers', () => {
    expect(serversFor(3, 'lol').map((server) => server.server)).toEqual([
      ...[
        'North America',
        'EU-West',
        'EU-Nordic and East',
        'Oceania',
        'Turkey',
        'Russia',
        'Brazil',
        'Latin America North',
      ],
      ...['Latin America South', 'Korea', 'Japan', 'South East Asia', 'China', 'PBE'],
    ]);
    expect(serversFor(3, 'wildrift').map((server) => server.server)).toEqual([
      ...['Europe', 'SEA/OCE', 'Mexico', 'Korea', 'Japan', 'Russia', 'China', 'Latin America', 'Middle East and India'],
    ]);
    for (const game of games) expect(serversFor(game.id).length).toBeGreaterThan(4);
  });

  // @spec 3.4-1, 3.4-2, 3.4-3
  test.each([
    [1, 'North America', 'NA', 'lol', 'PC'],
    [2, 'EU-West', 'EUW', 'lol', 'PC'],
    [3, 'EU-Nordic and East', 'EUNE', 'lol', 'PC'],
    [4, 'Oceania', 'OCE', 'lol', 'PC'],
    [5, 'Turkey', 'TR', 'lol', 'PC'],
    [6, 'Russia', 'RU', 'lol', 'PC'],
    [7, 'Brazil', 'BR', 'lol', 'PC'],
    [8, 'Latin America North', 'LAN', 'lol', 'PC'],
    [9, 'Latin America South', 'LAS', 'lol', 'PC'],
    [10, 'Korea', 'KR', 'lol', 'PC'],
    [11, 'Japan', 'JP', 'lol', 'PC'],
    [12, 'South East Asia', 'SEA', 'lol', 'PC'],
    [13, 'China', 'CN', 'lol', 'PC'],
    [14, 'PBE', 'PBE', 'lol', 'PC'],
    [15, 'Europe', 'EU', 'wildrift', 'Mobile'],
    [16, 'SEA/OCE', 'SEA', 'wildrift', 'Mobile'],
    [17, 'Mexico', 'MX', 'wildrift', 'Mobile'],
    [18, 'Korea', 'KR', 'wildrift', 'Mobile'],
    [19, 'Japan', 'JP', 'wildrift', 'Mobile'],
    [20, 'Russia', 'RU', 'wildrift', 'Mobile'],
    [21, 'China', 'CN', 'wildrift', 'Mobile'],
    [22, 'Latin America', 'LATAM', 'wildrift', 'Mobile'],
    [23, 'Middle East and India', 'MEI', 'wildrift', 'Mobile'],
    [24, 'North America', 'NA', 'valorant', null],
    [25, 'Europe', 'EU', 'valorant', null],
    [26, 'Asia Pacific', 'AP', 'valorant', null],
    [27, 'Korea', 'KR', 'valorant', null],
    [28, 'Brazil', 'BR', 'valorant', null],
    [29, 'Latin America', 'LATAM', 'valorant', null],
    [30, 'North America', 'NA', 'any', null],
    [31, 'Europe', 'EU', 'any', null],
    [32, 'Asia', 'AS', 'any', null],
    [33, 'Oceania', 'OCE', 'any', null],
    [34, 'South America', 'SA', 'any', null],
    [35, 'Middle East', 'ME', 'any', null],
  ] as const)('%i is %s, %s, chosen from by %s, on %s', (id, server, abbrevation, ...[group, platform]) => {
    expect(serverById(id)).toEqual({ id, server, abbrevation, group, platform, sharePercent: null });
  });

  test.each<[string, GameId, ServiceGameKey | null, ServerGroup]>([
    ['League', 3, 'lol', 'lol'],
    ['League without a game key', 3, null, 'lol'],
    ['TFT', 3, 'tft', 'lol'],
    ['Legends of Runeterra', 3, 'lor', 'lol'],
    ['Wild Rift', 3, 'wildrift', 'wildrift'],
    ['Valorant', 15, 'valorant', 'valorant'],
    ['Valorant without a game key', 15, null, 'valorant'],
    ['Dota 2', 1, null, 'any'],
    ['Clash Royale', 17, null, 'any'],
    ['General', 0, 'premium', 'any'],
  ])('serversFor returns the servers for customers of %s', (_what, game, key, group) => {
    expect(serversFor(game, key)).toEqual(servers.filter((server) => server.group === group));
  });

  test('server ids are unique, and every server platform is a known platform', () => {
    expect(unique(servers.map((server) => server.id))).toBe(true);
    for (const server of servers) expect(server.platform === null || isPlatformId(server.platform)).toBe(true);
  });
});

test('every catalogue is deeply frozen', () => {
  expect([games, services, servers].every(frozenAllDown)).toBe(true);
});

test('look-ups return undefined for an unknown id', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.integer(), fc.double()).filter((id) => !Object.is(id, -0)),
      (id) => {
        expect(gameById(id)?.id ?? id).toBe(id);
        expect(serviceById(id)?.id ?? id).toBe(id);
        expect(serverById(id)?.id ?? id).toBe(id);
      },
    ),
  );
  fc.assert(fc.property(fc.string(), (slug) => (gameBySlug(slug)?.slug ?? slug) === slug));
  for (const name of ['__proto__', 'constructor', '']) {
    expect([gameBySlug(name), gameByAlias(name), serviceBySlug(name)]).toEqual([undefined, undefined, undefined]);
  }
});

test('an unknown literal id does not compile and returns undefined at run time', () => {
  // @ts-expect-error there is no game 18
  const wrong: GameId = 18;
  expect(isGameId(wrong)).toBe(false);
});
