import { indexBy } from './frozen.ts';
import type { GameId } from './games.ts';
import type { Asked, Found } from './known.ts';
import type { PlatformId } from './platforms.data.ts';
import { serversData } from './servers.data.ts';
import type { ServiceGameKey } from './services.ts';

/** 1 to 35. Orders carry it: it never comes to mean another server. */
export type ServerId = (typeof serversData)[number]['id'];
/** Whose customers choose from a server. */
export type ServerGroup = (typeof serversData)[number]['group'];

/** SPEC §3, Server (`abbrevation` spelt as there). `sharePercent` is used by no rule. */
export interface Server {
  readonly id: ServerId;
  readonly server: string;
  readonly abbrevation: string;
  readonly platform: PlatformId | null;
  readonly sharePercent: number | null;
  readonly group: ServerGroup;
}

/** All servers in the order of their ids. SPEC §3. */
export const servers: readonly Server[] = serversData;

const byId = /* @__PURE__ */ indexBy(servers, (server): number[] => [server.id]);

/** A known id always has its server; a number from outside may have none. */
export function serverById<I extends number>(id: Asked<ServerId, I>): Found<Server, ServerId, I>;
export function serverById(id: number): Server | undefined {
  return byId.get(id);
}

/** The servers that a customer of this game chooses from; `gameKey` tells apart what League's id holds together. */
export function serversFor(gameId: GameId, gameKey: ServiceGameKey | null = null): readonly Server[] {
  const group = groupOf(gameId, gameKey);
  return servers.filter((server) => server.group === group);
}

function groupOf(gameId: GameId, gameKey: ServiceGameKey | null): ServerGroup {
  if (gameKey === 'wildrift') return 'wildrift';
  if (gameId === 3) return 'lol';
  return gameId === 15 ? 'valorant' : 'any';
}
