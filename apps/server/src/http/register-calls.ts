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
import type { CallContext, Handlers } from './handler-types.ts';
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
}

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

const hashBody = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/** Checks rights, then limits, then the body, so that validation errors tell nothing to a caller without the right. */
function createRouteHandler(call: CallShape, handler: AnyHandler, checks: RequestChecks) {
  const schema = acceptedRequest(call);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = readBearerToken(request.headers.authorization);
    const requestedLanguage = parseAcceptLanguage(request.headers['accept-language']);
    const { actor, sid } = await identify(call, token, requestedLanguage, checks);
    if (call.acceptsHandOver !== true && !isRoleAllowed(call.right, actor)) throw new HttpError('forbidden');
    await checks.limitCall(call, request, actor);
    const body = parseRequest(schema, request.body ?? {});
    const context: CallContext = {
      actor,
      sid,
      token,
      language: requestedLanguage ?? 'en',
      call: call.name as CallName,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: readIdempotencyKey(call, request),
      requestHash: hashBody(body),
      exchangeId: readHeader(request, EXCHANGE_HEADER),
    };
    const answer = await handler(context, body);
    // Responses contain personal data and money.
    return reply.header('cache-control', 'no-store').send(call.response.parse(answer));
  };
}

/**
 * Registers all calls of the contract.
 * @throws Error for a call without a handler or with an unknown right, and for a handler without a call
 */
export function registerCalls(app: FastifyInstance, handlers: Handlers, checks: RequestChecks): void {
  for (const call of calls) {
    if (!isAction(call.right))
      throw new Error(`The right of ${call.name}, ${call.right}, is not in the table of rights.`);
    const handler = (handlers as Readonly<Record<string, AnyHandler | undefined>>)[call.name];
    if (handler === undefined) throw new Error(`No handler serves ${call.name}.`);
    const answer = createRouteHandler(call, handler, checks);
    app.route({
      method: call.method,
      url: call.path,
      ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
      config: { call: call.name },
      handler: (request, reply) => runCall(() => answer(request, reply)),
    });
  }
  const known = new Set<string>(calls.map((call) => call.name));
  const stray = Object.keys(handlers).find((name) => !known.has(name));
  if (stray !== undefined) throw new Error(`The handler ${stray} serves no call of the contract.`);
}
