import { lookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPrivateAddress } from './endpoint.ts';

const TIMEOUT_MS = 10_000;

export interface PushRequest {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

export interface PushResponse {
  readonly status: number;
  /** Delay from Retry-After, in ms; null without one. */
  readonly retryAfter: number | null;
}

/** Checks the resolved address that is connected to, so that a second DNS answer cannot bypass the check. */
const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const refused = found.find(({ address }) => isPrivateAddress(address));
    if (refused !== undefined) return done(new Error(`${host} is at the private address ${refused.address}.`), []);
    if (options.all === true) return done(null, found);
    const [first] = found;
    return done(first === undefined ? new Error(`${host} has no address.`) : null, first?.address ?? '', first?.family);
  });

function parseRetryAfter(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** Does not follow redirects or read the body. Rejects on network errors. */
export function postPush(address: string, { headers, body }: PushRequest): Promise<PushResponse> {
  const isPlain = address.startsWith('http:');
  const options: RequestOptions = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isPlain ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    const sent = (isPlain ? plainRequest : request)(address, options, (response) => {
      const { statusCode: status = 0, headers: told } = response;
      response.destroy();
      resolve({ status, retryAfter: parseRetryAfter(told['retry-after']) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
