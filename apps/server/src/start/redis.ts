import { createClient, type RedisClientType } from 'redis';
import { StartError } from './start-error.ts';

const FIRST_TRIES = 4;
const LONGEST_WAIT_MS = 5_000;

/** Connects or says so within seconds at the start; once connected, tries for ever. */
export async function connectRedis(url: string): Promise<RedisClientType> {
  let connected = false;
  const client: RedisClientType = createClient({
    url,
    socket: {
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
