import {
  type CallShape,
  type Contract,
  calls,
  ERROR_CODE_HEADER,
  ERROR_DETAILS_HEADER,
  type ErrorCode,
  EXCHANGE_HEADER,
  errorStatus,
  IDEMPOTENCY_HEADER,
  type ParsedRequestOf,
  type ResponseOf,
} from '../contract/index.ts';
import { describeIssue } from './describe-issue.ts';
import { toSpecRequest, toSpecResponse } from './spec-only.ts';

/** Context of a handled call. */
export interface FakeContext {
  /** `part.function`. */
  readonly call: string;
  readonly token: string | null;
  readonly idempotencyKey: string | null;
  readonly exchangeId: string | null;
}

/** A received call. */
export interface FakeCall extends FakeContext {
  readonly request: unknown;
}

type MaybePromise<C extends CallShape> = ResponseOf<C> | Promise<ResponseOf<C>>;
type Handler<C extends CallShape> = (request: ParsedRequestOf<C>, context: FakeContext) => MaybePromise<C>;

/** Handlers by part and function. */
export type FakeHandlers = {
  readonly [P in keyof Contract]?: {
    readonly [F in keyof Contract[P]]?: Contract[P][F] extends CallShape ? Handler<Contract[P][F]> : never;
  };
};

/** Options of a fake server. */
export interface FakeApiOptions {
  /**
   * Behaves as an older server: it has only the calls with `source: 'SPEC §7'`, leaves out optional fields, acknowledges
   * without a body and fails without a code. Other calls are answered by 404, or an empty object with 'emptyObject'.
   * @default false
   */
  readonly specOnly?: boolean | 'emptyObject';
}

/** In-process server made from the contract. */
export interface FakeApi {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  /** Calls with a valid request, in order. */
  readonly sent: readonly FakeCall[];
}

/** Thrown by handlers to send an error. */
export class FakeApiError extends Error {
  override name = 'FakeApiError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;

  constructor(code: ErrorCode, message: string = code, fields: Readonly<Record<string, string>> = {}) {
    super(code === 'forbidden' ? 'Forbidden' : message);
    this.code = code;
    this.fields = fields;
  }
}

/** Thrown by handlers to drop the connection. */
export class FakeNetworkError extends Error {
  override name = 'FakeNetworkError';
}

type AnyHandler = (request: unknown, context: FakeContext) => unknown;

/** Of such an older server. */
const toSpecError = ({ code, message }: FakeApiError): Response => new Response(message, { status: errorStatus[code] });

function toResponse({ code, message, fields }: FakeApiError): Response {
  const status = errorStatus[code];
  const headers = { [ERROR_CODE_HEADER]: code };
  if (status === 422) return Response.json({ message, fields }, { status, headers });
  const details = { [ERROR_DETAILS_HEADER]: new URLSearchParams(fields).toString() };
  return new Response(message, {
    status,
    headers: { ...headers, ...details, 'content-type': 'text/plain; charset=utf-8' },
  });
}

const unknownCall = (address: string) => new FakeApiError('not_found', `The contract has no call at ${address}`);
const unhandled = (call: CallShape) =>
  new FakeApiError('internal', `createFakeApi was given no handler for ${call.name}`);

/** undefined, which no schema accepts, unless JSON. */
function parseBody(text: string): unknown {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

const readJson = async ({ method }: CallShape, request: Request): Promise<unknown> =>
  parseBody(method === 'GET' ? '' : await request.text());

/** Numbers arrive as text. */
const readQuery = ({ url }: Request): unknown =>
  Object.fromEntries(
    [...new URL(url).searchParams].map(([key, value]) => [key, /^\d{1,10}$/.test(value) ? Number(value) : value]),
  );

async function readBody(call: CallShape, request: Request): Promise<unknown> {
  const value = call.hasBinaryBody === true ? readQuery(request) : await readJson(call, request);
  const parsed = call.request.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => [issue.path.join('.'), issue.message]);
  const reasons = parsed.error.issues.map(describeIssue);
  throw new FakeApiError('invalid', `${call.name}: ${reasons.join('; ')}`, Object.fromEntries(fields));
}

/**
 * Creates an in-process server from the contract, for tests. Like the real server it parses requests and requires
 * idempotency keys, performing such writes once; a handler's response outside the contract gives 500 with a reason.
 * Rights and state are up to the handlers.
 */
export function createFakeApi(handlers: FakeHandlers, { specOnly = false }: FakeApiOptions = {}): FakeApi {
  const sent: FakeCall[] = [];
  /** By key. */
  const responses = new Map<string, { readonly asked: string; readonly answer: Promise<unknown> }>();
  const byPart = handlers as Readonly<Record<string, Readonly<Record<string, AnyHandler>> | undefined>>;

  async function serve(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const call = calls.find((entry) => entry.method === request.method && pathname.endsWith(entry.path));
    if (call === undefined) throw unknownCall(request.url);
    const context: FakeContext = {
      call: call.name,
      token: /^bearer +(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null,
      idempotencyKey: request.headers.get(IDEMPOTENCY_HEADER),
      exchangeId: request.headers.get(EXCHANGE_HEADER),
    };
    const body = await readBody(call, request);
    sent.push({ ...context, request: body });
    if (specOnly !== false) return serveSpecOnly(call, context, body);
    return Response.json(
      await (call.requiresIdempotencyKey === true ? respondOnce(call, context, body) : respond(call, context, body)),
    );
  }

  async function serveSpecOnly(call: CallShape, context: FakeContext, body: unknown): Promise<Response> {
    if (call.tolerantResponse === undefined)
      return specOnly === 'emptyObject' ? Response.json({}) : new Response('Not Found', { status: 404 });
    return toSpecResponse(call.name, await respond(call, context, toSpecRequest(call.name, body)));
  }

  /** Distinguishes a handler's own error from server and connection errors. */
  async function runHandler(call: CallShape, handle: () => unknown): Promise<unknown> {
    try {
      return await handle();
    } catch (fault) {
      if (fault instanceof FakeApiError || fault instanceof FakeNetworkError) throw fault;
      throw new FakeApiError('internal', `${call.name}: the handler threw ${fault}`);
    }
  }

  async function respond(call: CallShape, context: FakeContext, body: unknown): Promise<unknown> {
    const [part = '', name = ''] = call.name.split('.');
    const handler = byPart[part]?.[name];
    if (handler === undefined) throw unhandled(call);
    const answer = call.response.safeParse(await runHandler(call, () => handler(body, context)));
    if (answer.success) return answer.data;
    const reasons = answer.error.issues.map(describeIssue);
    throw new FakeApiError('internal', `${call.name}: the handler's answer breaks the contract: ${reasons.join('; ')}`);
  }

  /** The same key and body get the first response again, unless it was a refusal. */
  async function respondOnce(call: CallShape, context: FakeContext, body: unknown): Promise<unknown> {
    const { idempotencyKey: key } = context;
    if (key === null) throw new FakeApiError('invalid', 'No idempotency key.');
    const asked = JSON.stringify([call.name, body]);
    const first = responses.get(key);
    if (first === undefined) {
      const answer = respond(call, context, body);
      responses.set(key, { asked, answer });
      answer.catch(() => responses.delete(key));
      return answer;
    }
    if (first.asked !== asked) throw new FakeApiError('key_reused');
    return first.answer;
  }

  const fetch: typeof globalThis.fetch = (input, init) =>
    serve(new Request(input, init)).catch((error: unknown) => {
      if (error instanceof FakeApiError) return specOnly === false ? toResponse(error) : toSpecError(error);
      throw error;
    });
  return { fetch, sent };
}
