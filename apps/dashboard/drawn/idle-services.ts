import { createSession, createTabNews } from '@boostdesk/auth/session';
import { channelToCome } from '../src/app/channel-to-come.ts';
import type { Config } from '../src/app/config.ts';
import { outboxToCome } from '../src/app/outbox-to-come.ts';
import { createQueryClient } from '../src/app/query-client.ts';
import { createRooms } from '../src/app/rooms.ts';
import { createApi, type Services, type Store } from '../src/app/services.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const nothing = () => undefined;
const storage = { getItem: () => null, setItem: nothing, removeItem: nothing };

/** What the app is made of, where nobody presses anything and nothing is asked: it is drawn once. */
export function idleServices(config: Config, store: Store): Services {
  const live = channelToCome(never);
  return {
    config,
    store,
    live,
    api: createApi(config, () => null, { onSessionEnded: nothing, onForbidden: nothing, onError: nothing }),
    session: createSession({ storage, channel: createTabNews(null) }),
    queries: createQueryClient(),
    rooms: createRooms(live, []),
    outbox: outboxToCome(never, live),
    logout: never,
  };
}
