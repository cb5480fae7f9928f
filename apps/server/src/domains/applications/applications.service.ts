import { applications as area } from '@boostdesk/api-client/contract';
import { type Actor, checkPermission } from '@boostdesk/auth';
import type { PlatformId } from '@boostdesk/catalogs';
import { createAreaReader } from '../../db/area-list.ts';
import type { Db, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import type { CallContext } from '../../http/handler-types.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import type { AccountChangesService } from '../users/account-changes.service.ts';
import type { AccountsService } from '../users/accounts.service.ts';
import { applicationsArea, createApplicationsRepository } from './applications.repository.ts';

export interface ApplicationsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
  readonly accounts: Pick<AccountsService, 'lock'>;
  readonly accountChanges: Pick<AccountChangesService, 'employ'>;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

interface ApplicationRequest {
  readonly games: readonly number[];
  readonly platforms: readonly PlatformId[];
  readonly text: string;
}

/** Accepting makes the customer a booster on trial. docs/product.md, Applications. */
export function createApplicationsService(deps: ApplicationsDeps) {
  const { db, write, clock, siteLog } = deps;
  const applications = createApplicationsRepository();
  const reader = createAreaReader(area, applicationsArea);

  /** Locks the applicant, so that concurrent decisions run one after the other. */
  async function lockApplicant(tx: Tx, actor: Actor, id: number): Promise<number> {
    const user = await applications.applicantOf(tx, id);
    if (user === undefined) throw new HttpError('not_found');
    const held = await deps.accounts.lock(tx, [actor.id, user]);
    const subject = held.find((one) => one.id === user);
    if (subject === undefined) throw new HttpError('not_found');
    const decision = checkPermission('application.decide', actor, subject);
    if (!decision.ok)
      throw new HttpError('conflict', msg('This is your own application. Someone else has to review it.'));
    return user;
  }

  async function decide(
    tx: Tx,
    { actor }: CallContext,
    id: number,
    { status, reason }: { status: 'accepted' | 'refused'; reason: string | null },
  ) {
    const user = await lockApplicant(tx, actor, id);
    if (!(await applications.decide(tx, id, { status, reason, by: actor.id, at: clock() })))
      throw new HttpError('conflict', msg('Someone else has already reviewed this application.'));
    await siteLog.record(tx, {
      actor,
      action: 'application.decide',
      object: { kind: 'applications', id },
      before: { status: 'waiting' },
      after: { status, ...(reason === null ? {} : { reason }) },
    });
    if (status === 'accepted') await deps.accountChanges.employ(tx, actor, user);
    const notification = { users: [user], params: reason === null ? {} : { reason }, order: null } as const;
    await deps.notifications.notify(tx, { ...notification, code: `application_${status}` });
    const row = await reader.one(tx, id);
    if (row === undefined) throw new HttpError('not_found');
    return { row };
  }

  return {
    mine: async (actor: Actor) => ({ application: await applications.newestOf(db, actor.id) }),

    apply: (context: CallContext, { games, platforms, text }: ApplicationRequest) =>
      write(context, async (tx) => {
        const { actor } = context;
        const at = clock();
        const id = await applications.insert(tx, { user: actor.id, games, platforms, text, at });
        if (id === undefined) throw new HttpError('conflict', msg('You’ve already applied. We’ll let you know.'));
        const object = { kind: 'applications', id } as const;
        const after = { games, platforms, text };
        await siteLog.record(tx, { actor, action: 'application.apply', object, before: null, after });
        return { application: { status: 'waiting' as const, reason: null, createdAt: at.toISOString() } };
      }),

    accept: (context: CallContext, id: number) =>
      write(context, (tx) => decide(tx, context, id, { status: 'accepted', reason: null })),

    refuse: (context: CallContext, id: number, reason: string) =>
      write(context, (tx) => decide(tx, context, id, { status: 'refused', reason })),
  };
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>;
