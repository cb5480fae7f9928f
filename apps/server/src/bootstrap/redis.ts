import { createClient, type RedisClientType } from 'redis';
import { StartError } from './start-error.ts';

const FIRST_ATTEMPTS_MAX = 4;
const RECONNECT_DELAY_MAX_MS = 5_000;
/** An idle connection is replaced after this time, in ms; behind a network partition it would stay open unnoticed. */
const SILENCE_MAX_MS = 5_000;
/** PINGs that a working idle connection sends in that time. */
const PINGS = 5;

/**
 * Connects to Redis and reconnects for ever once connected.
 * @param silentMs replaces `SILENT_MS`, in ms
 * @throws StartError when the first connection fails, within seconds
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
  // An 'error' event without a listener would end the process; the reconnect strategy handles it.
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
