import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivate } from './endpoint.ts';

/** A push service that takes longer is asked another time, in ms. */
const PATIENCE_MS = 10_000;

export interface Post {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

export interface Posted {
  readonly status: number;
  /** How long to wait before the next try, in ms; null where it says nothing. */
  readonly retryAfter: number | null;
}

/** The address that was looked at is the one that is connected to: a name cannot say one thing and then another. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const refused = found.find(({ address }) => isPrivate(address));
    if (refused !== undefined) return done(new Error(`${host} is at the private address ${refused.address}.`), []);
    if (options.all === true) return done(null, found);
    const [first] = found;
    return done(first === undefined ? new Error(`${host} has no address.`) : null, first?.address ?? '', first?.family);
  });

function retryAfterOf(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** Sends once; follows no redirect, reads nothing of the answer's body. Rejects where nobody answers. */
export function post(address: string, { headers, body }: Post): Promise<Posted> {
  const isPlain = address.startsWith('http:');
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(isPlain ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (isPlain ? plainRequest : request)(address, options, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      response.destroy();
      resolve({ status, retryAfter: retryAfterOf(told['retry-after']) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
