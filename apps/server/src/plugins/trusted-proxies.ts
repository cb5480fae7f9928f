import type { Config } from '../config.ts';

/** For Fastify, which takes addresses; a number alone it takes for nobody. Hop 0 is whoever holds the line to this process. */
export const trustedProxies = (trusted: Config['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
