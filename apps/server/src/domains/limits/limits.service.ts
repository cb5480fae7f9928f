import { type Actor, coinGrantLimit, isAdmin, type RuleLimits } from '@boostdesk/auth';
import type { Db, Reader, Tx } from '../../db/index.ts';
import type { Write } from '../../db/writer.ts';
import { HttpError } from '../../http/http-error.ts';
import { msg } from '../../i18n/message.ts';
import type { NotificationCode, NotificationsService } from '../notifications/notifications.service.ts';
import type { SiteLogService } from '../site-log/site-log.service.ts';
import { createLimitsRepository, type FormerLimit, type StoredLimits } from './limits.repository.ts';

export interface LimitsDeps {
  readonly db: Db;
  readonly write: Write;
  readonly clock: () => Date;
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

/** How long a two-person limit still counts after it was raised or removed. docs/decisions/0103. */
const FORMER_MS = 7 * 24 * 60 * 60 * 1000;

const names = Object.keys(codes) as (keyof RuleLimits)[];

const isRaised = (before: number | null, after: number | null): before is number =>
  before !== null && (after === null || after > before);

/** The limits that count, with the lowest two-person limit of the last days. */
function toRuleLimits({ trialMaxPrice, twoToSignAbove, coinGrantMax, former }: StoredLimits, now: Date): RuleLimits {
  const counting = former.filter(({ until }) => Date.parse(until) > now.getTime());
  const all = [twoToSignAbove, ...counting.map((limit) => limit.twoToSignAbove)].filter((limit) => limit !== null);
  return { trialMaxPrice, twoToSignAbove: all.length === 0 ? null : Math.min(...all), coinGrantMax };
}

/** Former limits to store with a change: those that still count, and the one that is raised or removed. */
function toFormer({ twoToSignAbove, former }: StoredLimits, after: RuleLimits, now: Date): readonly FormerLimit[] {
  const counting = former.filter(({ until }) => Date.parse(until) > now.getTime());
  if (!isRaised(twoToSignAbove, after.twoToSignAbove)) return counting;
  return [...counting, { twoToSignAbove, until: new Date(now.getTime() + FORMER_MS).toISOString() }];
}

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
export function createLimitsService({ db, write, clock, notifications, siteLog }: LimitsDeps) {
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
    /** The limits that count now. */
    read: async (from: Reader): Promise<RuleLimits> => toRuleLimits(await repository.read(from), clock()),

    /** The saved limits; to moderators only the one that they need. */
    async get({ actor }: { readonly actor: Actor }) {
      const { former, ...limits } = await repository.read(db);
      return { limits: isAdmin(actor) ? limits : { ...limits, trialMaxPrice: null, twoToSignAbove: null } };
    },

    /**
     * Saving the current limits again does nothing.
     * @throws HttpError `conflict` when other limits were saved meanwhile
     */
    save: ({ actor }: { readonly actor: Actor }, { fields, version }: LimitsRequest) =>
      write(null, async (tx) => {
        const stored = await repository.read(tx);
        const { version: current, former, ...before } = stored;
        const changed = names.filter((name) => before[name] !== fields[name]);
        if (changed.length === 0) return { limits: { ...before, version: current } };
        const limits = { ...fields, version: current + 1 };
        const saved = { ...limits, former: toFormer(stored, fields, clock()) };
        if (current !== version || !(await repository.save(tx, saved))) throw new HttpError('conflict');
        const change = { changed, before, after: fields };
        await logChange(tx, actor, change);
        await notifyAdmins(tx, actor, change);
        return { limits };
      }),
  };
}

export type LimitsService = ReturnType<typeof createLimitsService>;
