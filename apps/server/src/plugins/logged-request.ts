import type { FastifyRequest } from 'fastify';

/** What a line of the log says of a request. The link that signs somebody in ends before its token, and no query is kept. */
export const toLogged = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.replace(/\?[\s\S]*$/, '').replace(/^\/loggedIn\/[\s\S]*/i, '/loggedIn/…'),
  remoteAddress: ip,
});
