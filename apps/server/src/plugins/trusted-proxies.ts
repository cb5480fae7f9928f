import type { Config } from '../config.ts';

/** Fastify trusts no proxy for a number, so it becomes a function; hop 0 is the direct peer. */
export const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
