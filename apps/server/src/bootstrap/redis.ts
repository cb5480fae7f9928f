import { createClient, type RedisClientType } from 'redis';
import { StartError } from './start-error.ts';

const FIRST_ATTEMPTS_MAX = 4;
const RECONNECT_DELAY_MAX_MS = 5_000;
/** After this silence an idle connection is replaced, which a network partition would leave open unnoticed. */
const SILENCE_MAX_MS = 5_000;
/** PINGs on a working idle connection in that time. */
const PINGS = 5;

/**
 * Reconnects for ever once connected.
 * @param silentMs replaces `SILENCE_MAX_MS`
 * @throws StartError within seconds when the first connection fails
 */
export async function connectRedis(url: string, silentMs = SILENCE_MAX_MS): Promise<RedisClientType> {
  let connected = false;
  const client: RedisClientType = createClient({
    url,
    // A PING waits for the answer to the one before, so an unanswered PING lets the socket time out.
    pingInterval: silentMs / PINGS,
    socket: {
      socketTimeout: silentMs,
      connectTimeout: 2_000,
      reconnectStrategy: (tries) =>
        !connected && tries >= FIRST_ATTEMPTS_MAX
          ? new Error('unreachable')
          : Math.min(100 * 2 ** tries, RECONNECT_DELAY_MAX_MS),
    },
  });
  // An 'error' event without a listener would end the process; the reconnect strategy handles the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      'Can’t reach Redis at REDIS_URL. Start Redis, or unset REDIS_URL to run as a single process.',
      {
        cause: error,
      },
    );
  }
  connected = true;
  return client;
}
