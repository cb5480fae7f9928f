import { indexBy } from './frozen.ts';
import type { GameId } from './games.ts';
import type { PlatformId } from './platforms.data.ts';
import { serversData } from './servers.data.ts';
import type { ServiceGameKey } from './services.ts';

export type ServerId = (typeof serversData)[number]['id'];
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

export const servers: readonly Server[] = serversData;

const byId = /* @__PURE__ */ indexBy(servers, (server): number[] => [server.id]);

export function serverById(id: ServerId): Server;
export function serverById(id: number): Server | undefined;
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
