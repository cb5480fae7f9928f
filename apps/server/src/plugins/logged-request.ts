import type { FastifyRequest } from 'fastify';

/** What a line of the log says of a request. A link that opens an account ends before its token, and no query is kept. */
export const toLogged = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url
    .replace(/\?[\s\S]*$/, '')
    .replace(/^\/loggedIn\/[\s\S]*/i, '/loggedIn/…')
    .replace(/^\/new-password\/[\s\S]*/i, '/new-password/…'),
  remoteAddress: ip,
});
