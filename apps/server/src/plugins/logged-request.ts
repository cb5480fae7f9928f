import type { FastifyRequest } from 'fastify';

/** Returns the log entry of a request. Links lose their token, and every URL its query. */
export const toLogEntry = ({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url
    .replace(/\?[\s\S]*$/, '')
    .replace(/^\/loggedIn\/[\s\S]*/i, '/loggedIn/…')
    .replace(/^\/new-password\/[\s\S]*/i, '/new-password/…'),
  remoteAddress: ip,
});
