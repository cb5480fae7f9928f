import { type Actor, coinGrantLimit, type RuleLimits } from '@boostdesk/auth';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { NotificationCode, NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { createLimitsRepository } from './limits.repository.ts';

export interface LimitsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly notifications: Pick<NotificationsService, 'notify'>;
  readonly siteLog: Pick<SiteLogService, 'record'>;
}

interface LimitsRequest {
  readonly fields: RuleLimits;
  readonly version: number;
}

interface LimitsChange {
  readonly changed: readonly (keyof RuleLimits)[];
  readonly before: RuleLimits;
  readonly after: RuleLimits;
}

const codes: Readonly<Record<keyof RuleLimits, NotificationCode>> = {
  trialMaxPrice: 'trial_limit_changed',
  twoToSignAbove: 'two_person_limit_changed',
  coinGrantMax: 'coin_grant_limit_changed',
};

const names = Object.keys(codes) as (keyof RuleLimits)[];

/** @throws HttpError `invalid` when the actor may not grant or give as many coins at once */
export function assertCoinGrant(actor: Actor, coins: number, limits: RuleLimits): void {
  const limit = coinGrantLimit(actor, limits);
  if (limit === null || coins <= limit) return;
  const sentence = msg(
    'You can grant up to {limit, plural, one {# coin} other {# coins}} at once. Ask an admin to grant more.',
    { limit },
  );
  throw new HttpError('invalid', sentence, { 'fields.coins': sentence });
}

/** Limits of the rules, for all who check them. docs/product.md, Limits. */
export function createLimitsService({ db, write, notifications, siteLog }: LimitsDeps) {
  const repository = createLimitsRepository();

  /** Notifies all other admins, so that nobody lifts a limit unnoticed. docs/decisions/0085. */
  async function notifyAdmins(tx: Tx, actor: Actor, { changed, before, after }: LimitsChange): Promise<void> {
    const admins = await repository.listAdmins(tx);
    const by = admins.find(({ id }) => id === actor.id)?.name ?? null;
    const users = admins.map(({ id }) => id).filter((id) => id !== actor.id);
    for (const name of changed) {
      const params = { by, before: before[name], after: after[name] };
      await notifications.notify(tx, { users, code: codes[name], params, order: null });
    }
  }

  async function logChange(tx: Tx, actor: Actor, { changed, before, after }: LimitsChange): Promise<void> {
    const pick = (from: RuleLimits) => Object.fromEntries(changed.map((name) => [name, from[name]]));
    await siteLog.record(tx, {
      actor,
      action: 'limits.edit',
      object: { kind: 'page', id: 'limits' },
      before: pick(before),
      after: pick(after),
    });
  }

  return {
    read: async (from: Reader): Promise<RuleLimits> => repository.read(from),

    get: async () => ({ limits: await repository.read(db) }),

    /**
     * Saving the current limits again does nothing.
     * @throws HttpError `conflict` when other limits were saved meanwhile
     */
    save: ({ actor }: { readonly actor: Actor }, { fields, version }: LimitsRequest) =>
      write(null, async (tx) => {
        const { version: current, ...before } = await repository.read(tx);
        const changed = names.filter((name) => before[name] !== fields[name]);
        if (changed.length === 0) return { limits: { ...before, version: current } };
        const limits = { ...fields, version: current + 1 };
        if (current !== version || !(await repository.save(tx, limits))) throw new HttpError('conflict');
        const change = { changed, before, after: fields };
        await logChange(tx, actor, change);
        await notifyAdmins(tx, actor, change);
        return { limits };
      }),
  };
}

export type LimitsService = ReturnType<typeof createLimitsService>;
