import type { FastifyRequest } from 'fastify';

/** Removes the token of links and the query of URLs. */
export const toLogEntry = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url
    .replace(/\?[\s\S]*$/, '')
    .replace(/^\/loggedIn\/[\s\S]*/i, '/loggedIn/…')
    .replace(/^\/api\/calendars\/[\s\S]*/i, '/api/calendars/…')
    .replace(/^\/new-password\/[\s\S]*/i, '/new-password/…'),
  remoteAddress: ip,
});
