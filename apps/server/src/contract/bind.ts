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
import { languageOf } from '../words/language.ts';
import { phrase } from '../words/phrase.ts';
import type { CallContext, Handlers } from './handlers.ts';
import { Refusal } from './refusal.ts';
import { parseRequest } from './validation.ts';

/** The user and session of a bearer token. */
export interface Signed {
  readonly actor: Actor;
  readonly sid: string;
}

export interface Gatekeeper {
  /**
   * Rate-limits by token, before the session is looked up.
   * @throws Refusal `too_many`
   */
  readonly admitToken: (token: string) => Promise<void>;
  /**
   * @param asks language of the request
   * @throws Refusal `session_ended` for an invalid, expired or revoked token
   */
  readonly signedBy: (token: string, asks: Language | null) => Promise<Signed>;
  /** @throws Refusal `too_many` */
  readonly admit: (call: CallShape, request: FastifyRequest, actor: Actor) => Promise<void>;
}

type AnyHandler = (context: CallContext, request: unknown) => Promise<unknown>;

/** RFC 9110: the scheme is case-insensitive, followed by one or more spaces. */
const bearer = (request: FastifyRequest): string | null =>
  /^bearer +(\S{1,8192})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const header = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return typeof value === 'string' && /^[\w-]{8,100}$/.test(value) ? value : null;
};

async function identify(
  call: CallShape,
  token: string | null,
  asks: Language | null,
  gate: Gatekeeper,
): Promise<{ actor: Actor; sid: string | null }> {
  // Public calls ignore the token, so that a stale one cannot fail them.
  if (call.right === 'public' || call.acceptsHandOver === true) return { actor: ANONYMOUS, sid: null };
  if (token === null) throw new Refusal('session_ended');
  await gate.admitToken(token);
  return gate.signedBy(token, asks);
}

function keyOf(call: CallShape, request: FastifyRequest): string | null {
  if (call.requiresIdempotencyKey !== true) return null;
  const key = header(request, IDEMPOTENCY_HEADER);
  if (key !== null) return key;
  const named = { header: IDEMPOTENCY_HEADER };
  if (request.headers[IDEMPOTENCY_HEADER] === undefined)
    throw new Refusal('invalid', phrase('The {header} header is required.', named));
  throw new Refusal('invalid', phrase('The {header} header must be 8 to 100 letters, digits, _ or -.', named));
}

const hashOf = (body: unknown): string => createHash('sha256').update(JSON.stringify(body)).digest('hex');

/**
 * Checks rights, then limits, then the body, so that a caller without the right learns nothing from validation errors.
 */
function serve(call: CallShape, handler: AnyHandler, gate: Gatekeeper) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearer(request);
    const asks = languageOf(request.headers['accept-language']);
    const { actor, sid } = await identify(call, token, asks, gate);
    if (call.acceptsHandOver !== true && !isRoleAllowed(call.right, actor)) throw new Refusal('forbidden');
    await gate.admit(call, request, actor);
    const body = parseRequest(call.request, request.body ?? {});
    const context: CallContext = {
      actor,
      sid,
      token,
      language: asks ?? 'en',
      call: call.name as CallName,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      idempotencyKey: keyOf(call, request),
      requestHash: hashOf(body),
      exchangeId: header(request, EXCHANGE_HEADER),
    };
    const answer = await handler(context, body);
    // Responses contain personal data and money.
    return reply.header('cache-control', 'no-store').send(call.response.parse(answer));
  };
}

/**
 * Registers a route for every call of the contract.
 * @throws Error for a call without a handler or with an unknown right, and for a handler without a call
 */
export function bindContract(app: FastifyInstance, handlers: Handlers, gate: Gatekeeper): void {
  for (const call of calls) {
    if (!isAction(call.right))
      throw new Error(`The right of ${call.name}, ${call.right}, is not in the table of rights.`);
    const handler = (handlers as Readonly<Record<string, AnyHandler | undefined>>)[call.name];
    if (handler === undefined) throw new Error(`No handler serves ${call.name}.`);
    app.route({
      method: call.method,
      url: call.path,
      ...(call.maxBodyBytes === undefined ? {} : { bodyLimit: call.maxBodyBytes }),
      config: { call: call.name },
      handler: serve(call, handler, gate),
    });
  }
  const known = new Set<string>(calls.map((call) => call.name));
  const stray = Object.keys(handlers).find((name) => !known.has(name));
  if (stray !== undefined) throw new Error(`The handler ${stray} serves no call of the contract.`);
}
