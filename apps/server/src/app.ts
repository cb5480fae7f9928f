import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { ErrorReply, type RedisClientType } from 'redis';
import type { Config } from './config.ts';
import { installAnswers } from './contract/answers.ts';
import { refuseStrays } from './contract/beside.ts';
import { bindContract } from './contract/bind.ts';
import { Refusal } from './contract/refusal.ts';
import { createVapid } from './domains/push/vapid.ts';
import { handlersOf } from './handlers.ts';
import { jobsOf, runJobs } from './jobs/jobs.ts';
import { openRelay } from './live/relay.ts';
import { attachSockets } from './live/sockets.ts';
import { installDocs } from './plugins/docs.ts';
import { createGatekeeper } from './plugins/gatekeeper.ts';
import { installGracefulClose } from './plugins/graceful-close.ts';
import { installHealth } from './plugins/health.ts';
import { httpOptions } from './plugins/http-options.ts';
import { toLogged } from './plugins/logged-request.ts';
import { installPictures } from './plugins/pictures.ts';
import { monitorRedis } from './plugins/redis-monitor.ts';
import { installSecurity } from './plugins/security.ts';
import { createServices, type ServiceDeps } from './services.ts';
import { phrase } from './words/phrase.ts';

/** Largest body of a call, in bytes. */
const BODY_MAX = 256 * 1024;

export type AppDeps = Omit<
  ServiceDeps,
  'publisher' | 'publicUrl' | 'siteUrl' | 'testPayments' | 'chatLimit' | 'push' | 'redis'
> & {
  /** What several processes count in together. @default null: each counts by itself */
  readonly redis: RedisClientType | null;
  /** 32 bytes: signs what is sent to push services. @default null: this server sends none itself */
  readonly pushKey?: Uint8Array | null;
  readonly config: Config;
  /** Pause between two looks at what is still to be sent, in ms. @default as in `jobsOf` */
  readonly sendEvery?: number;
  /** Pause between two looks at all sockets, in ms. @default as in `createSocketSweeps` */
  readonly sweepEvery?: number;
  /** Takes each line of the log. @default standard output */
  readonly logTo?: { readonly write: (line: string) => void };
};

/** Builds the server without listening: what the tests mount and what `index.ts` starts. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie'],
      serializers: { req: toLogged },
      ...(deps.logTo === undefined ? {} : { stream: deps.logTo }),
    },
    genReqId: () => randomUUID().slice(0, 8),
    bodyLimit: BODY_MAX,
    routerOptions: { maxParamLength: 200 },
    ...httpOptions(config),
  });
  refuseStrays(app);
  installAnswers(app);
  const lifecycle = installGracefulClose(app, config.shutdown);
  installBody(app);
  await installSecurity(app, config);
  const redis = deps.redis === null ? null : monitorRedis(deps.redis, (error) => sayRedis(app, error));
  const sockets = attachSockets(app.server, { config, log: app.log });
  const relay = await openRelay(config.databaseUrl, sockets, app.log);
  installHealth(app, deps.db, lifecycle, () => [
    ...(redis?.isAway() === true ? (['redis'] as const) : []),
    ...(relay.isBroken() ? (['broadcasts'] as const) : []),
  ]);
  // Its page needs a loose policy: not on the origin that holds real people's tokens.
  if (!config.production) await installDocs(app, config);

  const services = createServices({
    ...deps,
    redis,
    chatLimit: config.chatLimit,
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
  const gate = createGatekeeper({ auth: services.auth, config, redis, clock: deps.clock });
  const handlers = handlersOf(services, config, gate);
  const served = sockets.serve({ ...services, calls: handlers, deliverAll: relay.deliverAll });
  relay.onReturn(served.checkRights);
  // Under /api beside the dashboard, and bare on a host of its own, as SPEC §7 writes the paths.
  await app.register(async (scope) => bindContract(scope, handlers, gate), { prefix: '/api' });
  await app.register(async (scope) => bindContract(scope, handlers, gate));

  installPictures(app, services.profile.picture);

  const socketJobs = served.jobs.map((job) => ({ ...job, every: deps.sweepEvery ?? job.every }));
  const stopJobs = runJobs([...jobsOf(services, deps.sendEvery), ...socketJobs], (error, name) =>
    app.log.error({ err: error }, `job failed: ${name}`),
  );
  app.addHook('preClose', async () => {
    // Sockets first: a job may hang on a database that is away, and clients must hear at once to go elsewhere.
    await sockets.close();
    await Promise.race([stopJobs(), delay(config.shutdown.deadline, undefined, { ref: false })]);
  });
  // The relay closes last: calls that finish after the sockets are closed still broadcast to other processes.
  app.addHook('onClose', async () => {
    redis?.close();
    await relay.close();
  });
  return app;
}

function sayRedis({ log }: FastifyInstance, error: unknown): void {
  if (error === null) log.warn('Redis answers again: limits are counted together');
  else if (error instanceof ErrorReply)
    log.warn({ err: error }, 'Redis refuses commands: until it takes them, each process counts limits by itself');
  else log.warn({ err: error }, 'Redis does not answer: until it does, each process counts limits by itself');
}

/** The 'empty' calls of SPEC §7 may come without a body, or with a JSON content type and nothing behind it. */
function installBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body: string, done) => {
    if (body.trim() === '') return done(null, {});
    try {
      const parsed: unknown = JSON.parse(body);
      return done(null, parsed);
    } catch {
      return done(new Refusal('invalid', phrase('The request body isn’t valid JSON.')));
    }
  });
}
