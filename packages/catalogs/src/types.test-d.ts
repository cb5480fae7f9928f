// Checked by the compiler: each marked line must be an error.
import type {
  CountedUnit,
  Detail,
  Game,
  GameId,
  Ladder,
  OrderStatus,
  PlatformId,
  Server,
  Service,
  ServiceId,
  ServiceUnit,
} from './index.ts';
import {
  type detailKeys,
  gameById,
  gameBySlug,
  gameOfService,
  ladder,
  orderStatusByCode,
  orderTransitions,
  quoteOrder,
  rankByNumber,
  serverById,
  serversFor,
  serviceById,
  serviceBySlug,
  transitionFor,
} from './index.ts';
import type { LookupKey } from './lookup-types.ts';

declare const number: number;
declare const text: string;
declare const maybe: number | undefined;
declare const gameId: GameId;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const is = <A, B>(_same: Same<A, B>): void => undefined;

// Only a known key always has an entry.
const league = gameById(3);
is<typeof league, Game>(true);
const anyGame = gameById(gameId);
is<typeof anyGame, Game>(true);
const perhaps = gameById(number);
is<typeof perhaps, Game | undefined>(true);
const premium = serviceBySlug('premium');
is<typeof premium, Service>(true);
const perhapsService = serviceBySlug(text);
is<typeof perhapsService, Service | undefined>(true);
const standard = ladder('standard');
is<typeof standard, Ladder>(true);
const perhapsLadder = ladder(text);
is<typeof perhapsLadder, Ladder | undefined>(true);
const unit = premium.unit;
is<typeof unit, ServiceUnit>(true);
const soldUnit = league.services[0]?.unit;
is<typeof soldUnit, CountedUnit | undefined>(true);
const server = serverById(35);
is<typeof server, Server>(true);

// @ts-expect-error there is no game 18
gameById(18);
// @ts-expect-error ids are integers
gameById(2.5);
// @ts-expect-error 'lol' is an alias, not a slug
gameBySlug('lol');
// @ts-expect-error services end at 41
serviceById(42);
// @ts-expect-error services start at 1
serviceById(0);
// @ts-expect-error a slug is spelt as in the catalogue
serviceBySlug('lol-bosting');
// @ts-expect-error servers end at 35
serverById(36);
// @ts-expect-error statuses end at 5
orderStatusByCode(6);
// @ts-expect-error a service's id is a number
serviceById('1');
// @ts-expect-error any text is no number either
serviceById(text);
// @ts-expect-error a slug is no number
serviceBySlug(number);
// @ts-expect-error an id may be missing
gameById(maybe);

// @ts-expect-error no such ladder
ladder('chess');
// @ts-expect-error no such ladder here either
rankByNumber('chess', 1);
// @ts-expect-error no such game
serversFor(18);
// @ts-expect-error no such game key
serversFor(3, 'dota');
// @ts-expect-error Dota has no key of its own
gameOfService({ gameKey: 'dota' });
// @ts-expect-error no such transition
transitionFor('explode', 0);
// @ts-expect-error no such status
transitionFor('pause', 6);
// @ts-expect-error pounds are not exchanged
quoteOrder({ serviceId: 1, currency: 'GBP' });
// @ts-expect-error not an option
quoteOrder({ serviceId: 1, options: { faster: true } });

// The error of an unknown key lists the keys.
is<LookupKey<ServiceId, 42>, ServiceId>(true);
is<LookupKey<GameId, 18>, GameId>(true);
is<LookupKey<GameId, 'leage'>, GameId>(true);

// Id types are closed unions.
is<ServiceId extends number ? (number extends ServiceId ? 'open' : 'closed') : never, 'closed'>(true);
is<OrderStatus, 0 | 1 | 2 | 3 | 4 | 5>(true);
is<PlatformId, 'PC' | 'PlayStation' | 'Xbox' | 'Switch' | 'Mobile'>(true);
is<(typeof detailKeys)[number]['key'], Detail['key']>(true);

// Catalogues are readonly.
// @ts-expect-error a name is readonly
league.name = 'Dota 2';
// @ts-expect-error an alias is readonly
league.aliases[0] = 'dota';
// @ts-expect-error a transition is readonly
orderTransitions[0].to = 2;
