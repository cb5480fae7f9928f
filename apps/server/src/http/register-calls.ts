import { createHash } from 'node:crypto';
import {
  type CallName,
  type CallShape,
  calls,
  EXCHANGE_HEADER,
  IDEMPOTENCY_HEADER,
  type Language,
} from '@boostdesk/api-client/contract';
import { type Actor, ANONYMOUS, isAction, isRoleAllowed } from '@boostdesk/auth';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runCall } from '../db/call-time.ts';
import { parseAcceptLanguage } from '../i18n/accept-language.ts';
import { msg } from '../i18n/message.ts';
import { acceptedRequest } from './accepted-requests.ts';
import { readBearerToken } from './bearer-token.ts';
import type { BodyChecks, CallContext, Handlers } from './handler-types.ts';
import { HttpError } from './http-error.ts';
import { parseRequest } from './validation.ts';

export interface SessionActor {
  readonly actor: Actor;
  readonly sid: string;
}

export interface RequestChecks {
  /**
   * Runs before the session is looked up.
   * @throws HttpError `too_many`
   */
  readonly limitToken: (token: string) => Promise<void>;
  /**
   * @param asks language of the request
   * @throws HttpError `session_ended` for an invalid, expired or revoked token
   */
  readonly authenticate: (token: string, asks: Language | null) => Promise<SessionActor>;
  /** @throws HttpError `too_many` */
  readonly limitCall: (call: CallShape, request: FastifyRequest, actor: Actor) => Promise<void>;
  /**
   * Counts the large bodies that a user sends at a time, until the returned function is called.
   * @throws HttpError `too_many`
   */
  readonly limitBodies: (actor: Actor) => () => void;
}

type AnyBodyCheck = (actor: Actor, request: unknown) => Promise<void>;
type AnyHandler = (context: CallContext, request: unknown) => Promise<unknown>;

const readHeader = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value) ? value : null;
};

async function identify(
  call: CallShape,
  token: string | null,
  requestedLanguage: Language | null,
  checks: RequestChecks,
): Promise<{ actor: Actor; sid: string | null }> {
  // Public calls ignore the token, so that an outdated one cannot fail them.
  if (call.right === 'public' || call.acceptsHandOver === true) return { actor: ANONYMOUS, sid: null };
  if (token === null) throw new HttpError('session_ended');
  await checks.limitToken(token);
  return checks.authenticate(token, requestedLanguage);
}

function readIdempotencyKey(call: CallShape, request: FastifyRequest): string | null {
  if (call.requiresIdempotencyKey !== true) return null;
  const key = readHeader(request, IDEMPOTENCY_HEADER);
  if (key !== null) return key;
  const named = { header: IDEMPOTENCY_HEADER };
  if (request.headers[IDEMPOTENCY_HEADER] === undefined)
    throw new HttpError('invalid', msg('The {header} header is required.', named));
  throw new HttpError('invalid', msg('The {header} header must be 8 to 100 letters, digits, _ or -.', named));
}

/** Numbers arrive as text. */
const readQuery = ({ query }: FastifyRequest): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(Object(query)).map(([key, value]) => [
      key,
      /^\d{1,10}$/.test(String(value)) ? Number(value) : value,
    ]),
  );

const readFile = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

const routeOf = (call: CallShape) => ({
  method: call.method,
  url: call.path,
  ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
  config: { call: call.name },
});

const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

type Caller = Pick<CallContext, 'actor' | 'sid' | 'token' | 'language'>;

/** Checks rights, then limits. */
async function admit(call: CallShape, request: FastifyRequest, checks: RequestChecks): Promise<Caller> {
  const token = readBearerToken(request.headers.authorization);
  const requestedLanguage = parseAcceptLanguage(request.headers['accept-language']);
  const { actor, sid } = await identify(call, token, requestedLanguage, checks);
  if (call.acceptsHandOver !== true && !isRoleAllowed(call.right, actor)) throw new HttpError('forbidden');
  await checks.limitCall(call, request, actor);
  return { actor, sid, token, language: requestedLanguage ?? 'en' };
}

interface Admitted {
  readonly caller: Caller;
  /** The parsed request. */
  readonly body: unknown;
}

function createAnswer(call: CallShape, handler: AnyHandler) {
  return async ({ caller, body }: Admitted, request: FastifyRequest, reply: FastifyReply) => {
    const context: CallContext = {
      ...caller,
      call: call.name as CallName,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: readIdempotencyKey(call, request),
      requestHash: hashBody(body),
      file: call.hasBinaryBody === true ? readFile(request) : null,
      exchangeId: readHeader(request, EXCHANGE_HEADER),
    };
    const answer = await handler(context, body);
    // Responses contain personal data and money.
    return reply.header('cache-control', 'no-store').send(call.response.parse(answer));
  };
}

/** Registers a call that is checked once its body was read. */
function registerCall(app: FastifyInstance, call: CallShape, handler: AnyHandler, checks: RequestChecks): void {
  const answer = createAnswer(call, handler);
  const schema = acceptedRequest(call);
  app.route({
    ...routeOf(call),
    handler: (request, reply) =>
      runCall(async () => {
        const caller = await admit(call, request, checks);
        // Last, so that its errors tell nothing to a caller without the right.
        const body = parseRequest(schema, request.body ?? {});
        return answer({ caller, body }, request, reply);
      }),
  });
}

interface BinaryCall extends Pick<CallRegistration, 'checks'> {
  readonly call: CallShape;
  readonly handler: AnyHandler;
  readonly bodyCheck: AnyBodyCheck;
}

/** Registers a call that is checked before its large body is read. */
function registerBinaryCall(app: FastifyInstance, { call, handler, bodyCheck, checks }: BinaryCall): void {
  const answer = createAnswer(call, handler);
  const schema = acceptedRequest(call);
  const admitted = new WeakMap<FastifyRequest, Admitted & { readonly release: () => void }>();
  const handled = new WeakSet<FastifyReply['raw']>();

  async function admitBody(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    const caller = await admit(call, request, checks);
    const body = parseRequest(schema, readQuery(request));
    // `close` is not emitted again after the client has left during the checks.
    if (raw.closed) throw new HttpError('invalid');
    const release = checks.limitBodies(caller.actor);
    raw.once('close', () => {
      // A handler goes on without its client.
      if (!handled.has(raw)) release();
    });
    await bodyCheck(caller.actor, body);
    admitted.set(request, { caller, body, release });
  }

  app.route({
    ...routeOf(call),
    onRequest: (request, reply) => runCall(() => admitBody(request, reply)),
    handler: (request, reply) =>
      runCall(async () => {
        const found = admitted.get(request);
        if (found === undefined) throw new Error(`${call.name} was not checked.`);
        handled.add(reply.raw);
        return answer(found, request, reply).finally(found.release);
      }),
  });
}

export interface CallRegistration {
  readonly handlers: Handlers;
  readonly bodyChecks: BodyChecks;
  readonly checks: RequestChecks;
}

/**
 * Registers all calls of the contract.
 * @throws Error for a call without a handler or with an unknown right, and for a handler without a call
 */
export function registerCalls(app: FastifyInstance, { handlers, bodyChecks, checks }: CallRegistration): void {
  const binaryCalls: ((scope: FastifyInstance) => void)[] = [];
  for (const call of calls) {
    if (!isAction(call.right))
      throw new Error(`The right of ${call.name}, ${call.right}, is not in the table of rights.`);
    const handler = (handlers as Readonly<Record<string, AnyHandler | undefined>>)[call.name];
    if (handler === undefined) throw new Error(`No handler serves ${call.name}.`);
    if (call.hasBinaryBody === true) {
      const bodyCheck = (bodyChecks as Readonly<Record<string, AnyBodyCheck | undefined>>)[call.name];
      if (bodyCheck === undefined) throw new Error(`Nothing checks ${call.name} before its body is read.`);
      binaryCalls.push((scope) => registerBinaryCall(scope, { call, handler, bodyCheck, checks }));
    } else registerCall(app, call, handler, checks);
  }
  const known = new Set<string>(calls.map((call) => call.name));
  const stray = Object.keys(handlers).find((name) => !known.has(name));
  if (stray !== undefined) throw new Error(`The handler ${stray} serves no call of the contract.`);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
    for (const register of binaryCalls) register(scope);
  });
}
