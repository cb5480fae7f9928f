import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { ErrorReply, type RedisClientType } from 'redis';
import type { Config } from './config.ts';
import { pictureBodyChecks } from './domains/pictures/pictures.routes.ts';
import { createVapid } from './domains/push/vapid.ts';
import { createHandlers } from './handlers.ts';
import { installErrorHandler } from './http/error-handler.ts';
import { assertKnownRoutes } from './http/extra-routes.ts';
import { HttpError } from './http/http-error.ts';
import { registerCalls } from './http/register-calls.ts';
import { msg } from './i18n/message.ts';
import { createJobs, runJobs } from './jobs/jobs.ts';
import { installCalendars } from './plugins/calendars.ts';
import { installGracefulClose } from './plugins/graceful-close.ts';
import { installHealth } from './plugins/health.ts';
import { httpOptions } from './plugins/http-options.ts';
import { toLogEntry } from './plugins/logged-request.ts';
import { installPictures } from './plugins/pictures.ts';
import { createRateLimiter } from './plugins/rate-limiter.ts';
import { monitorRedis } from './plugins/redis-monitor.ts';
import { installSecurity } from './plugins/security.ts';
import { openRelay } from './realtime/relay.ts';
import { attachSockets } from './realtime/sockets.ts';
import { createServices, type ServiceDeps } from './services.ts';

/** In bytes. */
const BODY_MAX = 256 * 1024;

export type AppDeps = Omit<
  ServiceDeps,
  'publisher' | 'publicUrl' | 'siteUrl' | 'testPayments' | 'chatLimit' | 'guessLimit' | 'uploadLimit' | 'push' | 'redis'
> & {
  /**
   * Shared by several processes for limits.
   * @default null: each process counts alone
   */
  readonly redis: RedisClientType | null;
  /**
   * 32 bytes for VAPID.
   * @default null: this server sends no pushes itself
   */
  readonly pushKey?: Uint8Array | null;
  readonly config: Config;
  /** @default as in `createJobs` */
  readonly pushIntervalMs?: number;
  /** @default as in `createSocketSweeps` */
  readonly sweepIntervalMs?: number;
  /**
   * Receives log lines.
   * @default standard output
   */
  readonly logStream?: { readonly write: (line: string) => void };
};

/** Builds the server without listening. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: toLogEntry },
      ...(deps.logStream === undefined ? {} : { stream: deps.logStream }),
    },
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: 200 },
    ...httpOptions(config),
  });
  assertKnownRoutes(app);
  installErrorHandler(app);
  const lifecycle = installGracefulClose(app, config.shutdown);
  installBodyParser(app);
  await installSecurity(app, config);
  const redis = deps.redis === null ? null : monitorRedis(deps.redis, (error) => logRedisState(app, error));
  const sockets = attachSockets(app.server, { config, log: app.log });
  const relay = await openRelay(config.databaseUrl, sockets, app.log);
  installHealth(app, deps.db, lifecycle, () => [
    ...(redis?.isUnavailable() === true ? (['redis'] as const) : []),
    ...(relay.isBroken() ? (['broadcasts'] as const) : []),
  ]);
  // The API reference needs a loose policy, which must not apply to the origin with real users' tokens.
  if (!config.production) {
    const { installDocs } = await import('./plugins/docs.ts');
    await installDocs(app, config);
  }

  const services = createServices({
    ...deps,
    redis,
    chatLimit: config.chatLimit,
    guessLimit: config.loginLimit.account,
    uploadLimit: config.uploadLimit,
    testPayments: config.testPayments,
    publicUrl: config.publicUrl,
    siteUrl: config.siteUrl,
    push: {
      vapid: deps.pushKey == null ? null : createVapid(deps.pushKey, config),
      hosts: config.pushHosts,
      oneSignal: config.oneSignal,
    },
    publisher: relay.publisher,
  });
  const checks = createRateLimiter({ auth: services.auth, config, redis, clock: deps.clock });
  const handlers = createHandlers(services, config, checks);
  const registered = { handlers, bodyChecks: pictureBodyChecks(services), checks };
  const served = sockets.serve({ ...services, calls: handlers, deliverAll: relay.deliverAll });
  relay.onReconnect(served.checkRights);
  // Under /api for the dashboard's origin, and without prefix for an own host, as in SPEC §7.
  await app.register(async (scope) => registerCalls(scope, registered), { prefix: '/api' });
  await app.register(async (scope) => registerCalls(scope, registered));

  installCalendars(app, { openFeed: services.orders.sessions.openFeed, clock: services.clock });
  installPictures(app, { findProfilePicture: services.profile.picture, open: services.pictures.open });

  const socketJobs = served.jobs.map((job) => ({ ...job, intervalMs: deps.sweepIntervalMs ?? job.intervalMs }));
  const stopJobs = runJobs([...createJobs(services, deps.pushIntervalMs), ...socketJobs], (error, name) =>
    app.log.error({ err: error }, `job failed: ${name}`),
  );
  app.addHook('preClose', async () => {
    // Sockets first, so that clients reconnect elsewhere at once while a job may hang on the database.
    await sockets.close();
    await Promise.race([stopJobs(), delay(config.shutdown.deadline, undefined, { ref: false })]);
  });
  // The relay last, because calls that finish after the sockets closed still broadcast.
  app.addHook('onClose', async () => {
    redis?.close();
    await relay.close();
  });
  return app;
}

function logRedisState({ log }: FastifyInstance, error: unknown): void {
  if (error === null) log.warn('Redis answers again: limits are counted together');
  else if (error instanceof ErrorReply)
    log.warn({ err: error }, 'Redis refuses commands: until it takes them, each process counts limits by itself');
  else log.warn({ err: error }, 'Redis does not answer: until it does, each process counts limits by itself');
}

/** The 'empty' calls of SPEC §7 may have no body, or an empty one with any content type. */
function installBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body: string, done) => {
    if (body.trim() === '') return done(null, {});
    try {
      const parsed: unknown = JSON.parse(body);
      return done(null, parsed);
    } catch {
      return done(new HttpError('invalid', msg('The request body isn’t valid JSON.')));
    }
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_, body: string, done) =>
    body === '' ? done(null, {}) : done(new HttpError('unsupported_media')),
  );
}
