import type { Config } from '../config.ts';

/**
 * Returns Fastify's `trustProxy` option. A number becomes a function, as Fastify trusts no proxy for a number; hop 0 is
 * the direct peer.
 */
export const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
