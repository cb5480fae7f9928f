import { randomUUID } from 'node:crypto';
import {
  type CallName,
  type CallShape,
  calls,
  ERROR_CODE_HEADER,
  ERROR_DETAILS_HEADER,
  EXCHANGE_HEADER,
  IDEMPOTENCY_HEADER,
} from '@boostdesk/api-client/contract';
import type { Handlers } from '../../src/http/handler-types.ts';
import { square } from './png.ts';

export type Request<N extends CallName> = Parameters<Handlers[N]>[1];
export type Answer<N extends CallName> = Awaited<ReturnType<Handlers[N]>>;

export interface CallOptions {
  readonly token?: string;
  /** Calls that need a key get a new one by default. */
  readonly key?: string;
  readonly exchangeId?: string;
  /**
   * Language of the caller's page.
   * @default none
   */
  readonly language?: string;
  /**
   * Body of calls with `hasBinaryBody`.
   * @default a small PNG
   */
  readonly file?: Uint8Array<ArrayBuffer>;
}

export class CallRefusedError extends Error {
  override readonly name = 'CallRefusedError';
  readonly status: number;
  readonly code: string | null;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, code: string | null, message: string, fields: Readonly<Record<string, string>>) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

const PICTURE = new Uint8Array(square(40));

const shapes = new Map<string, CallShape>(calls.map((shape) => [shape.name, shape]));

async function toRefused(response: Response): Promise<CallRefusedError> {
  const code = response.headers.get(ERROR_CODE_HEADER);
  const body = await response.text();
  const details = new URLSearchParams(response.headers.get(ERROR_DETAILS_HEADER) ?? '');
  if (response.status !== 422) return new CallRefusedError(response.status, code, body, Object.fromEntries(details));
  const { message, fields } = JSON.parse(body);
  return new CallRefusedError(response.status, code, message, fields);
}

export function createCaller(base: string) {
  /** Sends any body, as a hostile client would. With a binary body it is the query. */
  async function send(name: CallName, body: unknown, options: CallOptions = {}): Promise<Response> {
    const shape = shapes.get(name);
    if (shape === undefined) throw new Error(`The contract has no ${name}.`);
    const headers = new Headers({ 'content-type': 'application/json' });
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    if (shape.requiresIdempotencyKey === true) headers.set(IDEMPOTENCY_HEADER, options.key ?? randomUUID());
    if (options.exchangeId !== undefined) headers.set(EXCHANGE_HEADER, options.exchangeId);
    if (options.language !== undefined) headers.set('accept-language', options.language);
    if (shape.method === 'GET') headers.delete('content-type');
    if (shape.hasBinaryBody === true) {
      headers.set('content-type', 'application/octet-stream');
      const entries = Object.entries(Object(body)).map(([key, value]): [string, string] => [key, String(value)]);
      const query = new URLSearchParams(entries);
      return fetch(`${base}${shape.path}?${query}`, { method: 'POST', headers, body: options.file ?? PICTURE });
    }
    const sent = shape.method === 'GET' ? {} : { body: JSON.stringify(body) };
    return fetch(`${base}${shape.path}`, { method: shape.method, headers, ...sent });
  }

  async function call<N extends CallName>(name: N, request: Request<N>, options?: CallOptions): Promise<Answer<N>> {
    const response = await send(name, request, options);
    if (response.status !== 200) throw await toRefused(response);
    return response.json() as Promise<Answer<N>>;
  }
  return { call, send };
}
