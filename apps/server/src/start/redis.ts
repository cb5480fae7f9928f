import { createClient, type RedisClientType } from 'redis';
import { StartError } from './start-error.ts';

const FIRST_TRIES = 4;
const LONGEST_WAIT_MS = 5_000;
/** A connection on which nothing moves for so long is given up for a new one, in ms: behind a partition it stays open without a word. */
const SILENT_MS = 5_000;
/** How many PINGs at least an idle connection that works sends and answers in that time. */
const PINGS = 5;

/**
 * Connects or says so within seconds at the start; once connected, tries for ever.
 * @param silentMs in place of `SILENT_MS`, in ms
 */
export async function connectRedis(url: string, silentMs = SILENT_MS): Promise<RedisClientType> {
  let connected = false;
  const client: RedisClientType = createClient({
    url,
    // The next one waits for the answer: without one, nothing is written that would keep the socket from its timeout.
    pingInterval: silentMs / PINGS,
    socket: {
      socketTimeout: silentMs,
      connectTimeout: 2_000,
      reconnectStrategy: (tries) =>
        !connected && tries >= FIRST_TRIES ? new Error('unreachable') : Math.min(100 * 2 ** tries, LONGEST_WAIT_MS),
    },
  });
  // An unheard 'error' would end the process; the reconnect strategy deals with it.
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
