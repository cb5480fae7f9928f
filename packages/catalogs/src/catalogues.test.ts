import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameId, gameByAlias, gameById, gameBySlug, games, isGameId } from './games.ts';
import { isPlatformId } from './platforms.data.ts';
import { serverById, servers, serversFor } from './servers.ts';
import { gameOfService, serviceById, serviceBySlug, services } from './services.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;
const frozenAllDown = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozenAllDown));

describe('games (SPEC §3)', () => {
  test.each([
    [0, 'General'],
    [1, 'Dota 2'],
    [2, 'CS:GO'],
    [3, 'League of Legends'],
    [4, 'Overwatch 2'],
    [5, 'PUBG'],
    [6, 'Fortnite'],
    [7, 'Apex'],
    [8, 'Hearthstone'],
    [9, 'Rocket League'],
    [10, 'Rainbow Six Siege'],
    [11, 'Destiny 2'],
    [12, 'COD Mobile'],
    [13, 'WoW'],
    [14, 'COD Warzone'],
    [15, 'Valorant'],
    [16, 'Marvel Rivals'],
    [17, 'Clash Royale'],
  ])('%i is %s', (id, name) => {
    expect(gameById(id)?.name).toBe(name);
  });

  test('there are 18, in the order of their ids', () => {
    expect(games.map((game) => game.id)).toEqual([...Array(18).keys()]);
  });

  test('slugs and links are unique public paths, each game sells something', () => {
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
  ])('the name %o finds game %i', (name, id) => {
    expect(gameByAlias(name)?.id).toBe(id);
  });

  test('no alias names two games', () => {
    expect(unique(games.flatMap((game) => [...new Set([game.slug, game.name.toLowerCase(), ...game.aliases])]))).toBe(
      true,
    );
  });
});

describe('services (SPEC §3)', () => {
  test('there are 41, in the order of their ids, with slugs of their own', () => {
    expect(services.map((service) => service.id)).toEqual([...Array(41).keys()].map((place) => place + 1));
    expect(unique(services.map((service) => service.slug))).toBe(true);
  });

  test('12 and 13 are the account services', () => {
    expect([serviceById(12).name, serviceById(13).name]).toEqual(['Smurf account', 'Account market']);
  });

  test('guides share 50 percent, coaching 80, nothing else has a share of its own (SPEC §9)', () => {
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

  test('every game key is one of SPEC and leads to its game', () => {
    const keys = [...new Set(services.map((service) => service.gameKey))].sort();
    expect(keys).toEqual(['lol', 'lor', 'premium', 'tft', 'valorant', 'wildrift']);
    expect(gameOfService({ gameKey: 'wildrift' }).id).toBe(3);
    expect(gameOfService({ gameKey: 'valorant' }).id).toBe(15);
    expect(gameOfService({ gameKey: 'premium' }).id).toBe(0);
  });

  test('what climbs has the ladder of its game', () => {
    for (const service of services.filter((each) => each.unit === 'ladder')) {
      const own = { valorant: 'valorant', wildrift: 'wildrift' } as Partial<Record<string, string>>;
      expect(service.ladder).toBe(own[service.gameKey] ?? 'standard');
    }
  });

  test('a slug finds its service', () => {
    for (const service of services) expect(serviceBySlug(service.slug)).toBe(service);
  });
});

describe('servers (SPEC §3)', () => {
  test('League has 14, Wild Rift 9, each customer has some to choose from', () => {
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

  test('ids are unique; a platform is one of ours', () => {
    expect(unique(servers.map((server) => server.id))).toBe(true);
    for (const server of servers) expect(server.platform === null || isPlatformId(server.platform)).toBe(true);
  });
});

test('every catalogue is frozen all the way down', () => {
  expect([games, services, servers].every(frozenAllDown)).toBe(true);
});

test('an unknown id gives undefined, never a wrong entry', () => {
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

test('a wrong id does not compile, and is none at run time', () => {
  // @ts-expect-error there is no game 18
  const wrong: GameId = 18;
  expect(isGameId(wrong)).toBe(false);
});
