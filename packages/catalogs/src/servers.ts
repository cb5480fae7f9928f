import { indexBy } from './deep-freeze.ts';
import type { GameId } from './games.ts';
import type { LookupKey, LookupResult } from './lookup-types.ts';
import type { PlatformId } from './platforms.data.ts';
import { serversData } from './servers.data.ts';
import type { ServiceGameKey } from './services.ts';

/** Server id, 1 to 35. Stored in orders: never reuse one. */
export type ServerId = (typeof serversData)[number]['id'];
/** Games with the same servers. */
export type ServerGroup = (typeof serversData)[number]['group'];

/** A server or region to play on. No rule uses `sharePercent`. */
export interface Server {
  readonly id: ServerId;
  readonly server: string;
  readonly abbrevation: string;
  readonly platform: PlatformId | null;
  readonly sharePercent: number | null;
  readonly group: ServerGroup;
}

/** All servers, by id. */
export const servers: readonly Server[] = serversData;

const byId = /* @__PURE__ */ indexBy(servers, (server): number[] => [server.id]);

/** Finds a server by id. */
export function serverById<const I>(id: LookupKey<ServerId, I>): LookupResult<Server, ServerId, I>;
export function serverById(id: number): Server | undefined {
  return byId.get(id);
}

/** Servers of a game; `gameKey` tells games with League's id apart. */
export function serversFor(gameId: GameId, gameKey: ServiceGameKey | null = null): readonly Server[] {
  const group = groupOf(gameId, gameKey);
  return servers.filter((server) => server.group === group);
}

function groupOf(gameId: GameId, gameKey: ServiceGameKey | null): ServerGroup {
  if (gameKey === 'wildrift') return 'wildrift';
  if (gameId === 3) return 'lol';
  return gameId === 15 ? 'valorant' : 'any';
}
