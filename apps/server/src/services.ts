import type { Db } from './db/index.ts';
import { createWriter } from './db/writer.ts';
import { createAuthService } from './domains/auth/auth.service.ts';
import { createTokens } from './domains/auth/tokens.ts';
import { createEventsService, type Publisher } from './domains/events/events.service.ts';
import { createOrderSubjects } from './domains/orders/order-subjects.ts';
import { createSiteLogService } from './domains/site-log/site-log.service.ts';
import { createUsersRepository } from './domains/users/users.repository.ts';

export interface ServiceDeps {
  readonly db: Db;
  readonly clock: () => Date;
  readonly signingKey: Uint8Array;
  readonly vaultKey: Uint8Array;
  readonly publisher: Publisher;
  readonly onSessionEnded: (sid: string) => void;
  readonly onError: (error: unknown) => void;
}

/** Every service, each given what it needs and no more. */
export function createServices(deps: ServiceDeps) {
  const { db, clock } = deps;
  const write = createWriter(db, clock, deps.onError);
  const users = createUsersRepository();
  const subjects = createOrderSubjects(db);
  const events = createEventsService({ db, clock, publisher: deps.publisher });
  const siteLog = createSiteLogService({ db, clock });
  const auth = createAuthService({
    db,
    write,
    clock,
    users,
    tokens: createTokens(deps.signingKey, clock),
    onSessionEnded: deps.onSessionEnded,
  });
  return { auth, events, siteLog, subjects, users, write };
}

export type Services = ReturnType<typeof createServices>;
